export { AddressFields, type AddressFieldsProps } from './address-fields';
export { firstCountry, mayShipToChina } from './first-country';
