export { Tabs, type TabItem, type TabsProps } from './tabs';
export { tabPanelProps } from './panel';
