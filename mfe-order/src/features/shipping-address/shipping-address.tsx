export { AddressLabel as ShippingAddress } from '@hyangro/commerce/address-label';
