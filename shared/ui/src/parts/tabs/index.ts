export { LinkTabs } from './link-tabs';
export { Tabs, type TabItem, type TabsProps } from './tabs';
export { tabPanelProps } from './panel';
