/** What a new member is asked to agree to, in order (R-ACC-04). Marketing and data abroad are free choices. */
export const AGREEMENTS = [
  { agreementCd: 'TERMS', isRequired: true },
  { agreementCd: 'PRIVACY', isRequired: true },
  { agreementCd: 'AGE14', isRequired: true },
  { agreementCd: 'OVERSEAS_DATA', isRequired: false },
  { agreementCd: 'MARKETING', isRequired: false },
] as const;
export type AgreementCd = (typeof AGREEMENTS)[number]['agreementCd'];

/** Whether nothing that must be agreed to is missing. */
export const hasRequired = (agreed: readonly string[]): boolean =>
  AGREEMENTS.every(({ agreementCd, isRequired }) => !isRequired || agreed.includes(agreementCd));
/** Codes still known, from a list that may be old. */
export const knownOf = (agreed: readonly string[]): AgreementCd[] =>
  AGREEMENTS.map(({ agreementCd }) => agreementCd).filter((code) => agreed.includes(code));
