import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Config } from '../../config';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts that must not lie readable in the database. */
export interface Cipher {
  /** @param owner whose text it is: it can be read back for them alone */
  encrypt(text: string, owner: string): string;
  /** @throws when the text was changed, belongs to another owner, or was written with another key */
  decrypt(cipherText: string, owner: string): string;
}

/** AES-256-GCM by `REAL_NAME_KEY`; without one by a key that everybody knows, for development. */
export function cipherOf({ REAL_NAME_KEY }: Pick<Config, 'REAL_NAME_KEY'>): Cipher {
  const key = REAL_NAME_KEY ? Buffer.from(REAL_NAME_KEY, 'hex') : createHash('sha256').update('hyangro-development').digest();
  return {
    encrypt(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt(cipherText, owner) {
      const bytes = Buffer.from(cipherText, 'base64');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}
