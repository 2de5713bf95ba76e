import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { OrderAddress, SavedAddress } from '@hyangro/contracts/order/address.schemas';
import { EMPTY_ADDRESS } from '@hyangro/contracts/order/address.rules';
import { firstCountry } from '@hyangro/commerce/address';
import { placeText, useCountryName } from '@hyangro/commerce/address-label';
import { useServices } from '@hyangro/runtime';
import { RadioGroup } from '@hyangro/ui/field';
import { addressQueries } from '../../data/address.queries';
import { isSamePlace } from '../../data/address.model';
import { useMessages } from '../../messages';
import { addressOf, type PaymentForm } from './payment.form';

const NEW = 'new';

/** The member's address book as a choice over the fields; nothing while it is empty or away. */
export const SavedAddresses = ({ form }: { form: PaymentForm }) => {
  const t = useMessages();
  const services = useServices();
  const countryName = useCountryName();
  const { data: book = [] } = useQuery(addressQueries.book(services));
  const typed = addressOf(useWatch({ control: form.control }));
  if (book.length === 0) return null;

  const fill = (address: OrderAddress) => {
    const { memo, customsCode, ...place } = address;
    // What was typed for this order stays where the book has nothing to say.
    form.reset(
      { ...form.getValues(), ...place, ...(memo && { memo }), ...(customsCode && { customsCode }), saveAsDefault: false },
      { keepDefaultValues: true },
    );
  };
  const labelOf = ({ recipient, isDefault }: SavedAddress) => (isDefault ? `${recipient} · ${t('address.default')}` : recipient);
  return (
    <RadioGroup
      label={t('address.saved')}
      name="savedAddress"
      value={book.find((row) => isSamePlace(row, typed))?.addressCd ?? NEW}
      options={[
        ...book.map((row) => ({ value: row.addressCd, label: labelOf(row), note: placeText(row, countryName(row.countryCd)) })),
        { value: NEW, label: t('address.new') },
      ]}
      onValueChange={(chosen) => {
        const row = book.find(({ addressCd }) => addressCd === chosen);
        if (!row) return fill({ ...EMPTY_ADDRESS, countryCd: firstCountry(services) });
        const { addressCd: _, isDefault: __, ...address } = row;
        fill(address);
      }}
    />
  );
};
