import styled from '@emotion/styled';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { CheckboxField, TextField } from '@hyangro/ui/field';
import { Truck } from '@hyangro/ui/icons';
import { media } from '@hyangro/ui/theme';
import { Panel } from '../../features/summary-layout/summary-layout';
import { ShippingAddress } from '../../features/shipping-address/shipping-address';
import { useDay } from '../../features/day/use-day';
import { useMessages } from '../../messages';
import { MemoField } from './memo-field';
import type { PaymentForm } from './payment.form';
import { useFieldError } from './use-field-error';

interface Props {
  form: PaymentForm;
  order: Order;
  isEditing: boolean;
  onEdit(): void;
}

/** Where the parcel goes: the saved address on a label, or its fields. */
export const AddressPanel = ({ form, order, isEditing, onEdit }: Props) => {
  const t = useMessages();
  const term = useTerms();
  const day = useDay();
  return (
    <Panel
      title={t('address.title')}
      aside={
        isEditing ? null : (
          <Button type="button" variant="text" size="s" onClick={onEdit}>
            {t('address.change')}
          </Button>
        )
      }
    >
      {isEditing ? (
        <AddressFields form={form} />
      ) : (
        <ShippingAddress address={{ ...order.address, ...form.getValues() } as NonNullable<Order['address']>} />
      )}
      <Memo>
        <MemoField form={form} />
      </Memo>
      {order.arrivesOn && (
        <DeliveryDate>
          <Truck size={18} />
          <span>{term('shipping.arrives', { day: day(order.arrivesOn) })}</span>
        </DeliveryDate>
      )}
    </Panel>
  );
};

const AddressFields = ({ form }: { form: PaymentForm }) => {
  const t = useMessages();
  const errorOf = useFieldError(form);
  return (
    <Fields>
      <TextField label={t('address.recipient')} autoComplete="shipping name" error={errorOf('recipient')} {...form.register('recipient')} />
      <TextField
        label={t('address.mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="shipping tel"
        hint={t('address.mobileHint')}
        error={errorOf('mobile')}
        {...form.register('mobile')}
      />
      <TextField
        label={t('address.postalCode')}
        inputMode="numeric"
        maxLength={5}
        autoComplete="shipping postal-code"
        error={errorOf('postalCode')}
        {...form.register('postalCode')}
      />
      <Wide>
        <TextField
          label={t('address.region')}
          autoComplete="shipping address-line1"
          error={errorOf('region')}
          {...form.register('region')}
        />
      </Wide>
      <Wide>
        <TextField
          label={t('address.detail')}
          autoComplete="shipping address-line2"
          error={errorOf('detail')}
          {...form.register('detail')}
        />
      </Wide>
      <Wide>
        <CheckboxField label={t('address.saveAsDefault')} {...form.register('saveAsDefault')} />
      </Wide>
    </Fields>
  );
};

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  ${media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;
const Wide = styled.div`${media.tablet} { grid-column: 1 / -1; }`;
const Memo = styled.div`margin-top: 12px;`;
const DeliveryDate = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 12px;
  font-size: 14px;
  color: var(--color-genuine);
`;
