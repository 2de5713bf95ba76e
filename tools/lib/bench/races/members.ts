import { createHash, randomBytes } from 'node:crypto';
import type { Client } from '../search/client';

/** Writes members `R0` … with an address and a session each; answers the tokens of the sessions. */
export async function insertMembers(db: Client, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'));
  await db.query(
    `insert into member (mem_cd, login_id, password_hash, email, mem_nm, nickname, birthday, gender, ref_id, avatar_seed, joined_at)
     select 'R' || n, 'race' || n, '-', 'race' || n || '@example.com', '-', 'race' || n, '19900101', '01', 'RACE' || n, '-', now()
     from generate_series(0, $1::int - 1) n on conflict do nothing`,
    [count],
  );
  await db.query(
    `insert into address (address_cd, mem_cd, recipient, mobile, postal_code, region, detail, is_default, created_at)
     select 'RA' || n, 'R' || n, '김지수', '01012345678', '04524', '서울 중구 세종대로 110', '101호', true, now()
     from generate_series(0, $1::int - 1) n on conflict do nothing`,
    [count],
  );
  await db.query(
    `insert into session (token_hash, mem_cd, created_at, seen_at, proved_at, expires_at)
     select hash, 'R' || (n - 1), now(), now(), now(), now() + interval '1 day' from unnest($1::text[]) with ordinality as s (hash, n)`,
    [hashes],
  );
  return tokens;
}

/** Every order of the racing members goes, and the goods have this many pieces. */
export async function reset(db: Client, productCd: string, stockCnt: number): Promise<void> {
  await db.query("delete from orders where mem_cd like 'R%'");
  await db.query('update stock set stock_cnt = $2 where product_cd = $1', [productCd, stockCnt]);
}
export const numberOf = async (db: Client, text: string, values: readonly unknown[] = []): Promise<number> =>
  Number((await db.query(text, values)).rows[0]?.['n']);
export const stockOf = (db: Client, productCd: string) =>
  numberOf(db, 'select stock_cnt as n from stock where product_cd = $1', [productCd]);
