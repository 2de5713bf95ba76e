export { AddressFields, type AddressFieldsProps } from './address-fields';
export { firstCountry } from './first-country';
