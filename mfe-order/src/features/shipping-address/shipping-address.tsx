import styled from '@emotion/styled';
import type { OrderAddress } from '@hyangro/contracts/order/address.schemas';
import { mobileText } from '../../data/order.model';

/** Who gets the parcel and where, as on a label. */
export const ShippingAddress = ({ address }: { address: OrderAddress }) => (
  <address>
    <Person>
      <b>{address.recipient}</b> <span>{mobileText(address.mobile)}</span>
    </Person>
    <Place>
      ({address.postalCode}) {address.region} {address.detail}
    </Place>
  </address>
);

const Person = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 8px;
  b { font-weight: 700; }
  span { font-variant-numeric: tabular-nums; }
`;
const Place = styled.p`margin-top: 4px; font-size: 14px; color: var(--color-text-2);`;
