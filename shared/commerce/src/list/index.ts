export { ItemList } from './item-list';
export { ListPage } from './list-page';
export { PagedList } from './paged-list';
export { RowSkeletons } from './row-skeletons';
