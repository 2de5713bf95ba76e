export { countSeen, findShares, logEvent } from './common.repository';
export { menusFile, seedMenus } from './common.seed';
export { productPageViews, type CommonPorts } from './product-view';
