export { logEvent } from './common.repository';
export { menusFile, seedMenus } from './common.seed';
