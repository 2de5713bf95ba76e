import styled from '@emotion/styled';
import { pathOf, useMoney } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { CheckboxField } from '@hyangro/ui/field';
import { Notice } from '@hyangro/ui/notice';
import { FreeShippingProgress } from '@hyangro/ui/progress';
import { VisuallyHidden } from '@hyangro/ui/section';
import { choiceOf, chosenItems, freeShippingRatio, groupsOf, isBuyable, orderableItems, warningsOf } from '../../data/cart.model';
import { SummaryLayout, Panel } from '../../features/summary-layout/summary-layout';
import { SumButton } from '../../features/sum-button/sum-button';
import { useMessages } from '../../messages';
import { CartGroup } from './cart-group';
import { CartLines } from './cart-line';
import { CartSkeleton } from './cart-skeleton';
import { CartSummary } from './cart-summary';
import { useCart } from './use-cart';
import { usePlaceOrder } from './use-place-order';
import { useWarningText } from './warning-text';

export default function CartScreen() {
  const t = useMessages();
  const { won, price } = useMoney();
  const warningText = useWarningText();
  const actions = useCart();
  const { cart, isFetching } = actions;
  const { isPlacing, place } = usePlaceOrder(cart);

  if (cart.items.length === 0 && isFetching) return <CartSkeleton />;
  if (cart.items.length === 0) {
    return (
      <>
        <VisuallyHidden as="h1">{t('cart.title')}</VisuallyHidden>
        <EmptyState
          title={t('cart.empty')}
          text={t('cart.emptyText')}
          action={
            <LinkButton variant="primary" to={pathOf('Main')}>
              {t('cart.browse')}
            </LinkButton>
          }
        />
      </>
    );
  }
  const { groups, soldOut } = groupsOf(cart);
  const chosen = chosenItems(cart);
  const buyable = cart.items.filter(isBuyable).length;
  const choice = choiceOf(cart);
  const orderable = orderableItems(cart).length;
  const warnings = warningsOf(cart).flatMap((warning) => warningText(warning) ?? []);
  const { toFreeShipping, payment, listGoods, goods } = cart.amounts;

  return (
    <SummaryLayout
      title={t('cart.title')}
      isTask
      side={<CartSummary cart={cart} />}
      bar={
        <>
          {listGoods > goods && (
            <Folded>
              <span>{t('cart.chosen', { count: chosen.length })}</span>
              <span>
                <s>{won(listGoods)}</s> <b>−{price(listGoods - goods)}</b>
              </span>
            </Folded>
          )}
          {orderable > 0 && orderable < chosen.length && <Without>{t('cart.without', { count: chosen.length - orderable })}</Without>}
          <SumButton type="button" variant="primary" size="l" block loading={isPlacing} disabled={orderable === 0} onClick={place}>
            {orderable === 0
              ? t(chosen.length === 0 ? 'cart.chooseFirst' : 'cart.noneOrderable')
              : t('cart.order', { won: price(payment) })}
          </SumButton>
        </>
      }
    >
      <Panel>
        <Tools>
          <CheckboxField
            label={t('cart.selectAll', { chosen: chosen.length, total: buyable })}
            checked={choice === 'all'}
            disabled={buyable === 0}
            ref={(box) => {
              if (box) box.indeterminate = choice === 'some';
            }}
            onChange={() => actions.selectAll(choice !== 'all')}
          />
          <Button type="button" variant="text" size="s" disabled={chosen.length === 0} onClick={() => actions.remove(chosen)}>
            {t('cart.removeChosen')}
          </Button>
        </Tools>
        {orderable > 0 && (
          <FreeShippingProgress
            ratio={freeShippingRatio(toFreeShipping)}
            text={toFreeShipping > 0 ? t('cart.toFree', { won: price(toFreeShipping) }) : t('cart.isFree')}
          />
        )}
        {warnings.length > 0 && (
          <Warnings>
            {warnings.map((text) => (
              <li key={text}>
                <Notice tone="warn">{text}</Notice>
              </li>
            ))}
          </Warnings>
        )}
      </Panel>
      {groups.map((group) => (
        <CartGroup key={group.kind} group={group} actions={actions} />
      ))}
      {soldOut.length > 0 && (
        <Panel
          title={t('cart.soldOutTitle', { count: soldOut.length })}
          aside={
            <Button type="button" variant="text" size="s" onClick={() => actions.remove(soldOut)}>
              {t('cart.removeSoldOut')}
            </Button>
          }
        >
          <CartLines items={soldOut} actions={actions} />
        </Panel>
      )}
    </SummaryLayout>
  );
}

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin: -10px 0 4px;
`;
const Warnings = styled.ul`display: grid; gap: 6px; margin-top: 12px;`;
const Without = styled.p`padding-bottom: 8px; font-size: 13px; color: var(--color-warn);`;
const Folded = styled.p`
  display: flex;
  justify-content: space-between;
  padding-bottom: 8px;
  font-size: 13px;
  color: var(--color-text-2);
  font-variant-numeric: tabular-nums;
  s { color: var(--color-text-3); }
  b { color: var(--color-sale); }
`;
