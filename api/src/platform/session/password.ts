import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice: argon2id (the library's default), 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let dummy: Promise<string> | undefined;
/** Whether a password fits. Without a hash it takes the same time and never fits: an unknown id must not answer faster. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('no member has this password');
  const fits = await verify(passwordHash ?? (await dummy), password);
  return passwordHash !== null && fits;
}
