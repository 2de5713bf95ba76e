import { filterCount, filterOf, pageOf, searchOfPage } from './list-filter';

/**
 * Canonical address of a list: the list itself for any filter or order, the page for a page of it without any.
 * @param path of the list
 */
export function canonicalOfList(path: string, search: URLSearchParams): string {
  const filter = filterOf(search);
  const isPlain = filterCount(filter) === 0 && filter.orderByCd === null;
  const page = isPlain ? searchOfPage(new URLSearchParams(), pageOf(search)).toString() : '';
  return path + (page && `?${page}`);
}
