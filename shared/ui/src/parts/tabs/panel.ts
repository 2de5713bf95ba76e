const idOf = (part: string, name: string, value: string) => `${part}-${name}-${value.replace(/\s/g, '_')}`;

export const tabId = (name: string, value: string) => idOf('tab', name, value);

/**
 * Ties a panel to its tab: `<div {...tabPanelProps(tab)}>`.
 * @param value the tab's value
 * @param name the `name` of the Tabs, when a page holds more than one set
 */
export const tabPanelProps = (value: string, name = 'main') => ({
  role: 'tabpanel' as const,
  id: idOf('panel', name, value),
  'aria-labelledby': tabId(name, value),
});
