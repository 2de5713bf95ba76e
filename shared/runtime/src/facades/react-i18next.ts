/** The part of react-i18next that the shop uses, shared under the package's name (see react-query.ts for the other name). */
export type * from '#react-i18next';
export { I18nextProvider, initReactI18next, useTranslation } from '#react-i18next';
