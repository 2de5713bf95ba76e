import { EMAIL_CODE, REFERRERS_MAX } from '@hyangro/contracts/constants';
import { useTextOfCode } from '@hyangro/runtime';

/** `textOf('validation.v0005')`: a message code of a form in words. */
export function useFieldText(): (code: string | undefined) => string | undefined {
  const textOf = useTextOfCode();
  return (code) => (code ? textOf(code, { max: REFERRERS_MAX, codes: EMAIL_CODE.perDay }) : undefined);
}
