import styled from '@emotion/styled';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { AddressValues } from '@hyangro/contracts/order/address.schemas';
import { COUNTRY_CDS } from '@hyangro/contracts/order/countries';
import { pathOf, useServices, useStore, useTextOfCode } from '@hyangro/runtime';
import { SelectField } from '@hyangro/ui/field';
import { useCountryName } from '../address-label';
import { useAddressWords } from './use-address-words';

const CHINA = 'CN';

/** Where the parcel goes, asked first: the fields below follow it. The choice is kept for the next address (LS-17, V-REQ3). */
export const CountryField = () => {
  const words = useAddressWords();
  const services = useServices();
  const textOf = useTextOfCode();
  const nameOf = useCountryName();
  const isCorporate = useStore(services.session).member?.memberType === 'CORPORATE';
  const { register, clearErrors, control, formState } = useFormContext<AddressValues>();
  const countryCd = useWatch({ control, name: 'countryCd' });
  const error = formState.errors.countryCd?.message;
  const { local } = services.storage;
  return (
    <SelectField
      label={words.country}
      autoComplete="shipping country"
      placeholder={words.countryPick}
      options={COUNTRY_CDS.map((code) => ({ value: code, label: nameOf(code), disabled: isCorporate && code === CHINA }))}
      hint={
        isCorporate
          ? words.noChinaForCompany
          : countryCd === CHINA && (
              <>
                {words.chinaName} <Way to={pathOf('RealNameForm')}>{words.realNameForm}</Way>
              </>
            )
      }
      error={error && textOf(error)}
      {...register('countryCd', {
        onChange: ({ target }: { target: HTMLSelectElement }) => {
          if (target.value) local.set('currentCountryCd', target.value);
          clearErrors();
        },
      })}
    />
  );
};

const Way = styled(Link)`color: var(--color-brand); text-decoration: underline;`;
