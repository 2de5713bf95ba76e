export { menusFile, seedMenus } from './common.seed';
