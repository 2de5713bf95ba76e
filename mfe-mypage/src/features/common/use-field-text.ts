import { EMAIL_CODE } from '@hyangro/contracts/constants';
import { useTextOfCode } from '@hyangro/runtime';

/** `textOf('validation.v0005')`: a message code of a form in words; `max` is the limit that the server has named. */
export function useFieldText(): (code: string | undefined, max?: string) => string | undefined {
  const textOf = useTextOfCode();
  return (code, max) => (code ? textOf(code, { max, codes: EMAIL_CODE.perDay }) : undefined);
}
