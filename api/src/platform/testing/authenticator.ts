import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  PasskeyAuthentication,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@hyangro/contracts/session/passkey.contract';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const FLAG = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, hasKey: 0x40 } as const;
/** ES256 on P-256, as COSE names it. */
const coseKey = (x: string, y: string) =>
  new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);

interface Habits {
  /** The page that asks; the shop's own unless given. */
  origin?: string;
  rpId?: string;
  crossOrigin?: boolean;
  /** False: somebody pressed it, nobody was recognised. */
  isVerified?: boolean;
  /** What its counter says; one more each time unless given, 0 on devices that count nothing. */
  counter?: number;
  userHandle?: string | undefined;
}

/** A phone with a passkey for the shop, with real keys and signatures, without browser and finger. */
export function createAuthenticator({ counts = true, isSynced = false }: { counts?: boolean; isSynced?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counted = 0;
  let handle: string | undefined;

  const clientData = (type: string, challenge: string, { origin = 'http://localhost:3000', crossOrigin = false }: Habits) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  const dataOf = (rpId: string, flags: number, { isVerified = true, counter = counts ? (counted += 1) : 0 }: Habits) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const synced = isSynced ? FLAG.backupEligible | FLAG.backedUp : 0;
    return Buffer.concat([sha256(rpId), Buffer.from([FLAG.present | (isVerified ? FLAG.verified : 0) | synced | flags]), count]);
  };
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const;

  return {
    credentialId: named.id,
    /** What `navigator.credentials.create` answers. */
    create(options: PasskeyCreationOptions, habits: Habits = {}): PasskeyRegistration {
      handle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.from(isoCBOR.encode(coseKey(x, y)));
      const authData = Buffer.concat([dataOf(habits.rpId ?? options.rp.id, FLAG.hasKey, habits), Buffer.alloc(16), length, id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, habits).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** What `navigator.credentials.get` answers. */
    get(options: PasskeyRequestOptions, habits: Habits = {}): PasskeyAuthentication {
      const client = clientData('webauthn.get', options.challenge, habits);
      const authenticatorData = dataOf(habits.rpId ?? options.rpId, 0, habits);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey).toString('base64url'),
          userHandle: 'userHandle' in habits ? habits.userHandle : handle,
        },
      };
    },
  };
}
export type Authenticator = ReturnType<typeof createAuthenticator>;
