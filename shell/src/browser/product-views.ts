import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import { matchScreen } from '../remotes/registry-route';
import type { BrowserServices } from '../services/browser-services';

interface Shell {
  tracking: Pick<BrowserServices['tracking'], 'pageView' | 'viewed'>;
  services: Pick<BrowserServices['services'], 'track'>;
}

/**
 * Tells of each product whose page is looked at, with the view of its page: of the one that was told of last, and of every one that comes. It begins
 * with the reader's first touch, or once the reader has stayed: who leaves at once has viewed a page and no product.
 */
export function tellProductViews({ tracking, services }: Shell, routes: readonly RegistryRoute[]): void {
  const tell = () => {
    const match = matchScreen(routes, tracking.viewed());
    const productCd = match?.row.name === 'Product' && match.params.productCd;
    if (productCd) services.track('view_item', { items: [{ item_id: productCd }] });
  };
  tell();
  const { pageView } = tracking;
  tracking.pageView = () => {
    pageView();
    tell();
  };
}
