import { pathOf } from '@hyangro/contracts/routes/paths';
import { defineRemote, type Head, type ScreenArgs } from './define-remote';
import { useRouteParams } from './route-params';

export function Screen() {
  useRouteParams('Product').productCd satisfies string;
  useRouteParams('Category', 'MenuCategory').cateCd satisfies string;
  useRouteParams('Main', 'MainLayout', 'MainMenu', 'Promotion').layoutCd satisfies string | undefined;
  // @ts-expect-error The home has no layout in its address.
  useRouteParams('Main', 'MainLayout', 'MainMenu', 'Promotion').layoutCd satisfies string;
  // @ts-expect-error The screen is shown under the home and the menu too.
  useRouteParams('MainLayout');
  // @ts-expect-error An optional param may be absent.
  useRouteParams('BestReviews').ugcCd satisfies string;
  // @ts-expect-error The route has no such param.
  void useRouteParams('Product').productCode;
  // @ts-expect-error No such route.
  useRouteParams('Produkt');
}

// @ts-expect-error The route of one product needs its code.
pathOf('Product');

const load = async () => ({ default: () => null });
const none = async () => ({ default: {} });
const messages = { ko: none, en: none, cn: none };
const productHead = ({ params }: ScreenArgs<'Product'>): Head => ({ title: params.productCd });
const anyHead = ({ services }: ScreenArgs): Head => ({ title: services.locale.get() });

const surfaces = { 'catalog/search-suggestions@1': load };

defineRemote({
  name: 'catalog',
  screens: { product: { load, head: productHead }, categories: { load, head: anyHead } },
  surfaces,
  messages,
});
// @ts-expect-error The screen is shown under routes without a product.
defineRemote({ name: 'catalog', screens: { categories: { load, head: productHead } }, surfaces, messages });
// @ts-expect-error The screen is another remote's.
defineRemote({ name: 'catalog', screens: { cart: { load } }, surfaces, messages });
// @ts-expect-error The surface is owed.
defineRemote({ name: 'ugc', screens: {}, messages });
