import styled from '@emotion/styled';
import { CUSTOMS_PERFUME_OVER_ML, CUSTOMS_TAX_FROM_USD } from '@hyangro/contracts/constants';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { useMoney } from '@hyangro/runtime';
import { TextField } from '@hyangro/ui/field';
import { CircleCheck, Info } from '@hyangro/ui/icons';
import { Panel } from '../../features/summary-layout/summary-layout';
import { useMessages } from '../../messages';
import type { PaymentForm } from './payment.form';
import { useFieldError } from './use-field-error';

/** Only with overseas goods: the personal customs code, and what customs may ask. */
export const CustomsPanel = ({ form, order }: { form: PaymentForm; order: Order }) => {
  const t = useMessages();
  const { price } = useMoney(order.exchangeRate);
  const errorOf = useFieldError(form);
  const count = order.lines.filter((line) => line.productType === 'OVERSEAS').length;
  const tax = order.customs?.taxWon ?? 0;
  const otherOrders = order.customs?.otherOrders ?? 0;
  return (
    <Panel title={t('customs.title')}>
      <TextField
        label={t('customs.code')}
        labelNote={t('customs.goods', { count })}
        placeholder="P000000000000"
        maxLength={13}
        autoComplete="off"
        autoCapitalize="characters"
        hint={t('customs.codeHint')}
        error={errorOf('customsCode')}
        {...form.register('customsCode')}
      />
      {tax > 0 ? (
        <CustomsNote data-taxed>
          <Info size={16} strokeWidth={2} />
          {t('customs.taxed', { won: price(tax) })}
        </CustomsNote>
      ) : (
        <CustomsNote>
          <CircleCheck size={16} strokeWidth={2} />
          {t('customs.free', { usd: CUSTOMS_TAX_FROM_USD, ml: CUSTOMS_PERFUME_OVER_ML })}
        </CustomsNote>
      )}
      {otherOrders > 0 && <Together>{t('customs.together', { count: otherOrders })}</Together>}
    </Panel>
  );
};

const Together = styled.p`margin-top: 4px; padding-left: 20px; font-size: 13px; color: var(--color-text-2);`;
const CustomsNote = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  margin-top: 10px;
  font: 500 13px/1.45 var(--font-sans);
  color: var(--color-genuine);
  svg { flex: none; margin-top: 1px; }
  &[data-taxed] { color: var(--color-warn); }
`;
