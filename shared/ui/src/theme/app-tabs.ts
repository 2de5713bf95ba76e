/** On `html`: the app draws the bar of places outside the page, which needs no room for it. */
export const APP_TABS_ATTRIBUTE = 'data-app-tabs';
