/** What sign-up asks to agree to, in order. Marketing and data abroad are free choices. */
export const AGREEMENTS = [
  { agreementCd: 'TERMS', isRequired: true, route: 'Terms' },
  { agreementCd: 'PRIVACY', isRequired: true, route: 'PrivacyPolicy' },
  { agreementCd: 'AGE14', isRequired: true, route: null },
  { agreementCd: 'OVERSEAS_DATA', isRequired: false, route: null },
  { agreementCd: 'MARKETING', isRequired: false, route: null },
] as const;
export type AgreementCd = (typeof AGREEMENTS)[number]['agreementCd'];

/** Whether nothing that must be agreed to is missing. */
export const hasRequired = (agreed: readonly string[]): boolean =>
  AGREEMENTS.every(({ agreementCd, isRequired }) => !isRequired || agreed.includes(agreementCd));
/** Codes still known, from a list that may be old. */
export const knownOf = (agreed: readonly string[]): AgreementCd[] =>
  AGREEMENTS.map(({ agreementCd }) => agreementCd).filter((code) => agreed.includes(code));
