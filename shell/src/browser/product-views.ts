import type { BrowserServices } from '../services/browser-services';

type Shell = Pick<BrowserServices, 'tracking' | 'currentMatch'> & { services: Pick<BrowserServices['services'], 'track'> };

/**
 * Tells of each product whose page is looked at, with the view of its page: of the one that is open now, and of every one that comes. It begins
 * with the reader's first touch, or once the reader has stayed: who leaves at once has viewed a page and no product.
 */
export function tellProductViews({ tracking, services, currentMatch }: Shell): void {
  const tell = () => {
    const match = currentMatch();
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
