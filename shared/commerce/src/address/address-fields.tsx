import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ADDRESS_MAX } from '@hyangro/contracts/constants';
import type { AddressValues } from '@hyangro/contracts/order/address.schemas';
import { countryOf, isAbroad } from '@hyangro/contracts/order/countries';
import { useTextOfCode } from '@hyangro/runtime';
import { TextField } from '@hyangro/ui/field';
import { CountryField, type CountryFieldProps } from './country-field';
import { useAddressWords } from './use-address-words';

type TextPart = Exclude<keyof typeof ADDRESS_MAX, 'memo'> | 'mobile';

export interface AddressFieldsProps extends CountryFieldProps {
  /** Fields of the form's own, under the address. */
  children?: ReactNode;
}

/**
 * Fields of an address in Korea (E-20) or abroad (E-21), in a form of `addressForm` that a `FormProvider` gives. Nothing is cut while it is
 * typed or pasted: what is too long is told at its field.
 */
export const AddressFields = ({ children, ...ofCountry }: AddressFieldsProps) => {
  const words = useAddressWords();
  const textOf = useTextOfCode();
  const { register, control, formState } = useFormContext<AddressValues>();
  const countryCd = useWatch({ control, name: 'countryCd' }) ?? '';
  const country = countryOf(countryCd);
  const isFar = isAbroad(countryCd);

  const part = (name: TextPart) => {
    const code = formState.errors[name]?.message;
    return { ...register(name), error: code && textOf(code, { max: name === 'mobile' ? undefined : ADDRESS_MAX[name] }) };
  };
  const needs = (name: 'state' | 'city') => ({ labelNote: country?.needs.some((needed) => needed === name) ? undefined : words.optional });
  const postalCode = country?.postalCode && (
    <TextField
      label={words.postalCode}
      inputMode={isFar ? 'text' : 'numeric'}
      placeholder={country.postalExample}
      autoComplete="shipping postal-code"
      {...part('postalCode')}
    />
  );

  return (
    <Fields>
      <Wide>
        <CountryField {...ofCountry} />
      </Wide>
      {country && (
        <>
          <TextField
            label={words.recipient}
            autoComplete="shipping name"
            hint={country.isLatin && words.recipientLatin}
            {...part('recipient')}
          />
          <TextField
            label={words.mobile}
            type="tel"
            inputMode={isFar ? 'tel' : 'numeric'}
            autoComplete="shipping tel"
            placeholder={isFar ? `+${country.dialCode}` : undefined}
            hint={isFar ? words.mobileAbroadHint : words.mobileHint}
            {...part('mobile')}
          />
          {!isFar && postalCode}
          <Wide>
            <TextField label={isFar ? words.street : words.region} autoComplete="shipping address-line1" {...part('region')} />
          </Wide>
          <Wide>
            <TextField label={words.detail} autoComplete="shipping address-line2" {...part('detail')} />
          </Wide>
          {isFar && (
            <>
              <TextField label={words.city} autoComplete="shipping address-level2" {...needs('city')} {...part('city')} />
              <TextField label={words.state} autoComplete="shipping address-level1" {...needs('state')} {...part('state')} />
              {postalCode}
            </>
          )}
          {children && <Wide>{children}</Wide>}
        </>
      )}
    </Fields>
  );
};

/** As many in a row as there is room for: the form stands in wide panels and narrow pages. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(190px, 100%), 1fr));
  align-items: start;
  gap: 14px;
`;
const Wide = styled.div`grid-column: 1 / -1;`;
