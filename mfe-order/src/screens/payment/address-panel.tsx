import styled from '@emotion/styled';
import { useWatch } from 'react-hook-form';
import { AddressFields, mayShipToChina } from '@hyangro/commerce/address';
import { AddressLabel } from '@hyangro/commerce/address-label';
import { CHINA, isAbroad } from '@hyangro/contracts/order/countries';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { useServices, useStore, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { CheckboxField } from '@hyangro/ui/field';
import { Truck } from '@hyangro/ui/icons';
import { useDay } from '../../features/day/use-day';
import { Panel } from '../../features/summary-layout/summary-layout';
import { useMessages } from '../../messages';
import { MemoField } from './memo-field';
import { addressOf, type PaymentForm } from './payment.form';
import { realNamePath } from './real-name-path';
import { SavedAddresses } from './saved-addresses';
import { ShippingNotice } from './shipping-notice';
import type { ShippingRefusal } from './shipping-refusal';

interface Props {
  form: PaymentForm;
  order: Order;
  isEditing: boolean;
  /** Why the shop did not take the address. */
  refusal: ShippingRefusal | null;
  onEdit(): void;
}

/** Where the parcel goes: the saved address on a label, or the address book and the fields. */
export const AddressPanel = ({ form, order, isEditing, refusal, onEdit }: Props) => {
  const t = useMessages();
  const term = useTerms();
  const day = useDay();
  const countryCd = useWatch({ control: form.control, name: 'countryCd' }) || (order.address?.countryCd ?? '');
  const isFar = isAbroad(countryCd);
  const isForAnother = useWatch({ control: form.control, name: 'isForAnother' });
  const session = useStore(useServices().session);
  // Beside an address that is not being changed: the field of the country says the same while it is.
  const isCorporate = session.member?.memberType === 'CORPORATE';
  const isToChina = countryCd === CHINA && session.member !== null;
  const isClosed = !isEditing && isToChina && !mayShipToChina(session) && (isCorporate || !isForAnother);
  const why = refusal ?? (isClosed ? (isCorporate ? 'company' : 'noRealName') : null);
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
      <Stack>
        {why && <ShippingNotice refusal={why} orderCd={order.orderCd} />}
        {isEditing ? (
          <>
            <SavedAddresses form={form} />
            <AddressFields realNamePath={realNamePath(order.orderCd)} isForAnother={isForAnother}>
              <CheckboxField label={t('address.saveAsDefault')} {...form.register('saveAsDefault')} />
            </AddressFields>
          </>
        ) : (
          <AddressLabel address={addressOf(form.getValues())} />
        )}
        {isToChina && !isCorporate && (
          <CheckboxField label={t('address.forAnother')} hint={t('address.forAnotherHint')} {...form.register('isForAnother')} />
        )}
        <MemoField form={form} />
        {(isFar || order.arrivesOn) && (
          <DeliveryDate data-far={isFar || undefined}>
            <Truck size={18} />
            <span>{isFar || !order.arrivesOn ? t('address.abroadDate') : term('shipping.arrives', { day: day(order.arrivesOn) })}</span>
          </DeliveryDate>
        )}
      </Stack>
    </Panel>
  );
};

const Stack = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px;`;
const DeliveryDate = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: 14px;
  color: var(--color-genuine);
  svg { flex: none; }
  &[data-far] { color: var(--color-text-2); }
`;
