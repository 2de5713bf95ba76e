import { cpuMs } from '../cpu';
import { numberOf } from './members';
import type { Race } from './race';
import type { Answer } from './shop';

const GUESSES = 10_000;
const ADDRESSES = 1_000;
const CALLERS = 50;

export interface Guessed {
  /** How many guesses were compared with what is right. */
  lookedAt: number;
  /** How many were answered as locked or over, without a look. */
  refused: number;
  cpuPerGuessMs: number;
}

const addressOf = (n: number): string => `10.77.${(n % ADDRESSES) >> 8}.${(n % ADDRESSES) & 255}`;

async function guess(one: (n: number, address: string) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const caller = async () => {
    for (let n = next++; n < GUESSES; n = next++) answers.push(await one(n, addressOf(n)));
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return answers;
}

async function counted(race: Race, lookedAt: () => Promise<number>, over: string, one: (n: number, address: string) => Promise<Answer>) {
  const before = cpuMs(race.shop.pid);
  const answers = await guess(one);
  const cpuPerGuessMs = (cpuMs(race.shop.pid) - before) / GUESSES;
  return { lookedAt: await lookedAt(), refused: answers.filter(({ body }) => body['messageCode'] === over).length, cpuPerGuessMs };
}

/** Ten thousand codes from a thousand addresses for the one that was sent to a member. */
export async function guessCode(race: Race): Promise<Guessed> {
  const form = { loginId: 'demo02', by: 'email', email: 'demo02@example.com' };
  const { body } = await race.shop.call('POST', '/login/find-password', { body: form, address: '10.78.0.1' });
  const verificationCd = String(body['verificationCd']);
  const tries = () => numberOf(race.db, 'select tries as n from verification where verification_cd = $1', [verificationCd]);
  return counted(race, tries, 'join.a0013', (n, address) =>
    race.shop.call('POST', '/login/find-password/confirm', { body: { verificationCd, code: String(n).padStart(6, '0') }, address }),
  );
}

/** Ten thousand passwords from a thousand addresses for one member. */
export async function guessPassword(race: Race): Promise<Guessed> {
  const attempts = () => numberOf(race.db, `select wrong_count as n from login_attempt where login_id = 'demo03'`);
  return counted(race, attempts, 'login.a0002', (n, address) =>
    race.shop.call('POST', '/login', { body: { loginId: 'demo03', password: `guess${n}aa` }, address }),
  );
}

/** Forty guesses of one address within a minute, each at another account; answers how many were let through. */
export async function guessFromOneAddress({ shop }: Race): Promise<number> {
  const one = (n: number) =>
    shop.call('POST', '/login', { body: { loginId: `race${100 + n}`, password: 'guess1234' }, address: '10.78.0.2' });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => one(n)));
  return answers.filter(({ status }) => status !== 429).length;
}
