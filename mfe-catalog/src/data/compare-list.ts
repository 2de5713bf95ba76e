import { COMPARE_CAP } from '@hyangro/contracts/constants';
import { createStore, type Store, type TypedStorage, type WritableStore } from '@hyangro/runtime';

/** What is kept of a product that is compared: enough to draw it before its answer is here. */
export interface ComparedProduct {
  productCd: string;
  productNm: string;
  imgMainUrl: string;
}

const stores = new WeakMap<TypedStorage, WritableStore<readonly ComparedProduct[]>>();

/** Products that the shopper compares (GAP-27), oldest first: one list per page, kept in the browser. */
export function compareListOf(storage: TypedStorage) {
  const store = stores.get(storage) ?? openStore(storage);
  const write = (products: readonly ComparedProduct[]) => {
    store.set(products);
    if (products.length > 0) storage.local.set('compareProducts', [...products]);
    else storage.local.remove('compareProducts');
  };
  return {
    products: store as Store<readonly ComparedProduct[]>,
    /** Takes a product in, or out if it is in; `full` when there is no room for it. */
    toggle({ productCd, productNm, imgMainUrl }: ComparedProduct): 'in' | 'out' | 'full' {
      const products = store.get();
      const others = products.filter((each) => each.productCd !== productCd);
      if (others.length < products.length) {
        write(others);
        return 'out';
      }
      if (products.length >= COMPARE_CAP) return 'full';
      write([...products, { productCd, productNm, imgMainUrl }]);
      return 'in';
    },
    clear: () => write([]),
  };
}

/** The server has drawn none; what the browser keeps comes after it. */
function openStore(storage: TypedStorage): WritableStore<readonly ComparedProduct[]> {
  const store = createStore<readonly ComparedProduct[]>([]);
  store.set(storage.local.get('compareProducts') ?? []);
  stores.set(storage, store);
  return store;
}
