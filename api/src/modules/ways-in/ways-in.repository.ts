import type { Db } from '../../platform/db/db';
import { hasPassword } from '../member/public';
import { countPasskeys } from './passkey/passkey.repository';
import { findLinks } from './sns/sns-link.repository';

/** By how many means the member can log in: password, accounts of providers, passkeys (R-MY-17). */
export async function countWaysIn(db: Db, memCd: string): Promise<number> {
  const [links, passkeys, password] = [await findLinks(db, memCd), await countPasskeys(db, memCd), await hasPassword(db, memCd)];
  return links.length + passkeys + (password ? 1 : 0);
}
