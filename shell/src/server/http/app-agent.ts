import { APP_AGENT, APP_COOKIE, PAGE_TABS_AGENT } from '@hyangro/contracts/wire-names';

/** What the user agent of the app's web view tells, or the cookie that stands for it. */
export const appAgentOf = (userAgent: string | undefined, cookies: Readonly<Record<string, string | undefined>>) => ({
  isApp: (userAgent?.includes(APP_AGENT) ?? false) || cookies[APP_COOKIE] === '1',
  hasPageTabs: userAgent?.includes(PAGE_TABS_AGENT) ?? false,
});
