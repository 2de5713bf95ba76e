import styled from '@emotion/styled';
import type { OrderAddress } from '@hyangro/contracts/order/address.schemas';
import { mobileText, placeLines } from './address-text';
import { useCountryName } from './use-country-name';

/** Who gets the parcel and where, as on a label. */
export const AddressLabel = ({ address }: { address: OrderAddress }) => {
  const countryName = useCountryName();
  return (
    <address>
      <Person>
        <b translate="no">{address.recipient}</b> <span>{mobileText(address.mobile)}</span>
      </Person>
      <Place>
        {placeLines(address, countryName(address.countryCd)).map((line) => (
          <span key={line} translate="no">
            {line}{' '}
          </span>
        ))}
      </Place>
    </address>
  );
};

const Person = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 8px;
  b { font-weight: 700; overflow-wrap: anywhere; }
  span { font-variant-numeric: tabular-nums; }
`;
const Place = styled.p`
  margin-top: 4px;
  font-size: 14px;
  color: var(--color-text-2);
  overflow-wrap: anywhere;
  span { display: block; }
`;
