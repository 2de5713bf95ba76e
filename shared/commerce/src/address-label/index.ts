export { AddressLabel } from './address-label';
export { placeText } from './address-text';
export { useCountryName } from './use-country-name';
