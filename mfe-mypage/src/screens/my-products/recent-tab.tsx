import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pathOf, useServices } from '@hyangro/runtime';
import { ItemList } from '@hyangro/commerce/list';
import { Button, IconButton, LinkButton } from '@hyangro/ui/button';
import { X } from '@hyangro/ui/icons';
import { forgetRecent, recentProducts } from '../../data/recent-products';
import { wishlistQueries } from '../../data/wishlist.queries';
import { MyProductRow } from '../../features/my-product/my-product-row';
import { PutIntoCart } from '../../features/my-product/put-into-cart';
import { useMessages } from '../../messages';

/** What this browser saw, newest first; it keeps that itself (LS-02), and can forget it. */
export const RecentTab = () => {
  const t = useMessages();
  const services = useServices();
  const [seen, setSeen] = useState(() => recentProducts(services.storage));
  // Asked for once: what is forgotten meanwhile is left out of the answer.
  const [asked] = useState(seen);
  const { data } = useSuspenseQuery(wishlistQueries.current(services, asked));
  const forget = (productCd?: string) => {
    forgetRecent(services.storage, productCd);
    setSeen(recentProducts(services.storage));
  };
  const forgetAll = async () => {
    if (await services.confirm(t('mine.forgetAllAsk'), { ok: t('mine.forgetAll') })) forget();
  };
  const items = data.filter(({ productCd }) => seen.includes(productCd));
  return (
    <>
      {items.length > 0 && (
        <Head>
          <p>{t('mine.recentNote')}</p>
          <Button type="button" variant="text" size="s" onClick={() => void forgetAll()}>
            {t('mine.forgetAll')}
          </Button>
        </Head>
      )}
      <ItemList
        items={items}
        keyOf={({ productCd }) => productCd}
        empty={{
          title: t('mine.emptyRecent'),
          text: t('mine.emptyRecentText'),
          action: (
            <LinkButton variant="line" to={pathOf('Main')}>
              {t('mine.shop')}
            </LinkButton>
          ),
        }}
      >
        {(product) => (
          <MyProductRow
            product={product}
            corner={
              <IconButton label={t('mine.forget', { name: product.productNm })} onClick={() => forget(product.productCd)}>
                <X size={20} />
              </IconButton>
            }
          >
            {product.state === 'ON_SALE' && <PutIntoCart product={product} />}
          </MyProductRow>
        )}
      </ItemList>
    </>
  );
};

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  p {
    font-size: 13px;
    line-height: 1.5;
    color: var(--color-text-3);
  }
  button {
    flex: none;
  }
`;
