import styled from '@emotion/styled';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { AddressValues } from '@hyangro/contracts/order/address.schemas';
import { CHINA, COUNTRY_CDS } from '@hyangro/contracts/order/countries';
import { useServices, useStore, useTextOfCode } from '@hyangro/runtime';
import { SelectField } from '@hyangro/ui/field';
import { useCountryName } from '../address-label';
import { mayShipToChina } from './first-country';
import { useAddressWords } from './use-address-words';

export interface CountryFieldProps {
  /** Where the member's real-name details are given, and back from there. */
  realNamePath: string;
  /** The recipient in China is somebody else, who gives their own. */
  isForAnother?: boolean;
}

/**
 * Where the parcel goes, asked first: the fields below follow it. The choice is kept for the next address (LS-17, V-REQ3). China
 * says what it wants of its recipients (V-CN2), and is closed to companies.
 */
export const CountryField = ({ realNamePath, isForAnother }: CountryFieldProps) => {
  const words = useAddressWords();
  const services = useServices();
  const textOf = useTextOfCode();
  const nameOf = useCountryName();
  const session = useStore(services.session);
  const isCorporate = session.member?.memberType === 'CORPORATE';
  const isNamed = mayShipToChina(session);
  const chinaHint = isForAnother ? (
    words.chinaForAnother
  ) : (
    <>
      {isNamed ? words.chinaName : words.chinaClosed} <Way to={realNamePath}>{isNamed ? words.realNameSee : words.realNameForm}</Way>
    </>
  );
  const { register, clearErrors, control, formState } = useFormContext<AddressValues>();
  const countryCd = useWatch({ control, name: 'countryCd' });
  const error = formState.errors.countryCd?.message;
  const { local } = services.storage;
  return (
    <SelectField
      label={words.country}
      autoComplete="shipping country"
      placeholder={words.countryPick}
      options={COUNTRY_CDS.map((code) =>
        code === CHINA && !isNamed && session.member
          ? { value: code, label: isCorporate ? nameOf(code) : `${nameOf(code)} · ${words.chinaNeedsName}`, disabled: isCorporate }
          : { value: code, label: nameOf(code) },
      )}
      hint={isCorporate ? words.noChinaForCompany : countryCd === CHINA && chinaHint}
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
