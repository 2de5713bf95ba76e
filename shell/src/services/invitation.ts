import { REFERRER_CODE_MAX } from '@hyangro/contracts/constants';
import type { TypedStorage } from '@hyangro/runtime';

const CODE = new RegExp(`^[\\w-]{1,${REFERRER_CODE_MAX}}$`);

/** Keeps who invited (`?refId=`, `?refMemCd=` of any entry page) until the visitor signs up; a newer invitation replaces it. */
export function keepInvitation(storage: TypedStorage, search: string): void {
  const query = new URLSearchParams(search);
  const given = (['refId', 'refMemCd'] as const).map((key) => ({ key, value: query.get(key) ?? '' }));
  if (!given.some(({ value }) => CODE.test(value))) return;
  for (const { key, value } of given) {
    if (CODE.test(value)) storage.local.set(key, value);
    else storage.local.remove(key);
  }
}
