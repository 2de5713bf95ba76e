import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNearViewport, useServices, useStore } from '@hyangro/runtime';
import { productsOf } from '../data/layout.model';
import { requestsOf, restockQueries } from '../data/restock.queries';
import { BlockSection } from '../features/block/block-section';
import { ProductRail } from '../features/products/product-rail';
import { RestockButton } from '../features/restock/restock-button';
import type { DisplayProps } from './display.props';

const InAppSheet = lazy(() => import(/* webpackChunkName: "in-app-sheet" */ '../features/restock/in-app-sheet'));
/** What the member waits for is asked when the rail is this near. */
const NEAR_PX = 600;

/** Type 23: goods that are gone, each with a way to hear of it when they are back (D-23). */
export const RestockRail = ({ display, items, layout }: DisplayProps) => {
  const services = useServices();
  const { isLogin } = useStore(services.session);
  const [place, isNear] = useNearViewport<HTMLDivElement>(NEAR_PX);
  const { data: requests = [] } = useQuery({ ...restockQueries.mine(services), enabled: isLogin && isNear });
  // The sheet stays once it came, so that it can close with its movement.
  const [sheet, setSheet] = useState<'none' | 'open' | 'closed'>('none');
  const products = items.flatMap((item) => productsOf(layout, item));
  if (products.length === 0) return null;
  return (
    <BlockSection display={display}>
      <div ref={place}>
        <ProductRail
          products={products}
          label={display.title ?? layout.layoutNm}
          display={display}
          below={(product) => (
            <RestockButton
              product={product}
              requests={isLogin ? requestsOf(requests, product.productCd) : []}
              onWeb={() => setSheet('open')}
            />
          )}
        />
      </div>
      {sheet !== 'none' && (
        <Suspense fallback={null}>
          <InAppSheet open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </BlockSection>
  );
};
