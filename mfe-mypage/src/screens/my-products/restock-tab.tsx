import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { RESTOCK_MONTHS } from '@hyangro/contracts/constants';
import type { RestockItem } from '@hyangro/contracts/restock/restock.contract';
import { pathOf, useServices } from '@hyangro/runtime';
import { PagedList } from '@hyangro/commerce/list';
import { Tag } from '@hyangro/ui/badge';
import { Button, LinkButton } from '@hyangro/ui/button';
import { restocksQueries } from '../../data/restocks.queries';
import { dayText } from '../../features/common/day-text';
import { MyProductRow } from '../../features/my-product/my-product-row';
import { PutIntoCart } from '../../features/my-product/put-into-cart';
import { useMessages } from '../../messages';
import { useRestockRequest } from './use-restock-request';

const InAppSheet = lazy(() => import(/* webpackChunkName: "restock-in-app" */ './restock-in-app'));

/** What the member waits for, was told of, or waited for in vain. */
export const RestockTab = () => {
  const t = useMessages();
  return (
    <PagedList
      query={restocksQueries.history(useServices())}
      keyOf={({ restockCd }) => restockCd}
      empty={{
        title: t('restock.empty'),
        text: t('restock.emptyText', { months: RESTOCK_MONTHS }),
        action: (
          <LinkButton variant="line" to={pathOf('Main')}>
            {t('mine.shop')}
          </LinkButton>
        ),
      }}
    >
      {(item) => <RestockRow item={item} />}
    </PagedList>
  );
};

const RestockRow = ({ item }: { item: RestockItem }) => {
  const t = useMessages();
  const { bridge } = useServices();
  const { start, isPending } = useRestockRequest(item);
  const [inApp, setInApp] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const { state, optionCd, expiresAt, toldAt, product } = item;
  const option = product.options.find((each) => each.optionCd === optionCd);
  const days = {
    WAITING: t('restock.until', { day: dayText(expiresAt) }),
    TOLD: toldAt && t('restock.toldAt', { day: dayText(toldAt) }),
    EXPIRED: t('restock.endedAt', { day: dayText(expiresAt) }),
  };
  const canBuy = product.state === 'ON_SALE' && (option === undefined || option.stockCnt > 0);
  const canAsk = state !== 'WAITING' && product.state === 'SOLD_OUT';
  // Asking is the app's alone (R-OTH-21), and the web says so; releasing is not.
  const ask = () => (bridge.isApp ? void start(true) : setInApp('open'));
  return (
    <MyProductRow
      product={product}
      note={
        <Note>
          {option && <span>{option.name}</span>}
          <span>
            <Tag tone={state === 'WAITING' ? 'brand' : state === 'TOLD' ? 'genuine' : 'plain'}>{t(`restock.${state}`)}</Tag> {days[state]}
          </span>
        </Note>
      }
    >
      {canBuy && <PutIntoCart product={product} optionCd={optionCd} />}
      {state === 'WAITING' && (
        <Button
          type="button"
          variant="line"
          size="m"
          loading={isPending}
          aria-label={t('restock.releaseOf', { name: product.productNm })}
          onClick={() => void start(false)}
        >
          {t('restock.release')}
        </Button>
      )}
      {canAsk && (
        <Button
          type="button"
          variant="line"
          size="m"
          loading={isPending}
          aria-label={t('restock.askOf', { name: product.productNm })}
          onClick={ask}
        >
          {t('restock.ask')}
        </Button>
      )}
      {inApp !== 'unasked' && (
        <Suspense fallback={null}>
          <InAppSheet open={inApp === 'open'} onClose={() => setInApp('closed')} />
        </Suspense>
      )}
    </MyProductRow>
  );
};

const Note = styled.div`
  display: grid;
  gap: 4px;
  margin-top: 2px;
  font-size: 13px;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
  color: var(--color-text-2);
`;
