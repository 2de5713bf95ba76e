import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant } from '../kit/schemas';
import { passkeyNameForm } from './passkey.rules';
import { memberDetails } from './session.contract';

/** Bytes as base64url, as WebAuthn's JSON has them (https://w3c.github.io/webauthn/#sctn-parseCreationOptionsFromJSON). */
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);
const credentialId = bytes(1_400);
const publicKey = z.literal('public-key');
const transports = z.array(z.string().max(30)).max(10);
const descriptor = z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()).optional() });

/** What `navigator.credentials.create` is asked with. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  /** Counts once, for five minutes. */
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  /** Of those the member has already: no device makes a second one. */
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
/** What `navigator.credentials.get` is asked with. */
const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Only where the member is known already: a login names nobody, so it tells nothing of who has a passkey. */
  allowCredentials: z.array(descriptor).optional(),
});

const credential = { id: credentialId, rawId: credentialId, type: publicKey, authenticatorAttachment: z.string().max(30).optional() };
/** `RegistrationResponseJSON` of the browser; what the shop does not read is dropped. */
const registration = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(5_000), attestationObject: bytes(20_000), transports: transports.optional() }),
});
/** `AuthenticationResponseJSON` of the browser. */
const authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(5_000),
    authenticatorData: bytes(5_000),
    signature: bytes(5_000),
    userHandle: z.string().max(100).optional(),
  }),
});
export type PasskeyRegistration = z.output<typeof registration>;
export type PasskeyAuthentication = z.output<typeof authentication>;
export type PasskeyCreationOptions = z.output<typeof creationOptions>;
export type PasskeyRequestOptions = z.output<typeof requestOptions>;

const passkey = z.object({
  passkeyCd: z.string(),
  /** Given by the member. */
  name: z.string(),
  /** Kept by an account of the device's maker, on all its devices; else bound to one device. */
  isSynced: z.boolean(),
  createdAt: instant,
  /** Its last login or proof; null before the first. */
  usedAt: instant.nullable(),
  /** False for the last way in (R-MY-17). */
  canRemove: z.boolean(),
});
const passkeys = z.array(passkey);
export type Passkey = z.infer<typeof passkey>;
const params = z.object({ passkeyCd: z.string().min(1).max(64) });
const signed = z.object({ response: authentication });

export const passkeyContract = contract({
  'POST /login/passkey/options': {
    summary: 'Begin a login by a passkey: a challenge for any passkey of the shop that the browser holds. The same for everybody',
    source: 'API-D02, API-D20',
    access: 'guest',
    ok: requestOptions,
  },
  'POST /login/passkey': {
    summary:
      'Start a session with a signed challenge. An unknown passkey, a wrong signature and a copied passkey are refused alike; whoever signs for a locked member hears it',
    source: 'API-D02, API-D20',
    access: 'guest',
    body: signed,
    ok: memberDetails,
    refusals: ['PASSKEY_UNKNOWN', 'PASSKEY_EXPIRED', 'MEMBER_LOCKED'],
  },
  'GET /member/passkeys': {
    summary: 'The member’s passkeys, oldest first',
    source: 'API-D20, R-MY-17',
    access: 'member',
    ok: passkeys,
  },
  'POST /member/passkeys/options': {
    summary: 'Begin to add a passkey',
    source: 'API-D20',
    access: 'member',
    recentProof: true,
    ok: creationOptions,
    refusals: ['PASSKEY_LIMIT'],
  },
  'POST /member/passkeys': {
    summary:
      'Add the passkey that the browser has made under a challenge of the last five minutes; the member is told by mail. Answers all',
    source: 'API-D20',
    access: 'member',
    body: passkeyNameForm.extend({ response: registration }),
    ok: passkeys,
    refusals: ['PASSKEY_EXPIRED', 'PASSKEY_INVALID', 'PASSKEY_TAKEN', 'PASSKEY_LIMIT'],
  },
  'PATCH /member/passkeys/:passkeyCd': {
    summary: 'Give a passkey another name. Answers all',
    source: 'API-D20',
    access: 'member',
    params,
    body: passkeyNameForm,
    ok: passkeys,
    refusals: ['PASSKEY_NOT_FOUND'],
  },
  'DELETE /member/passkeys/:passkeyCd': {
    summary: 'Take a passkey away; refused for the last way in. Answers those that are left',
    source: 'API-D20, R-MY-17',
    access: 'member',
    recentProof: true,
    params,
    ok: passkeys,
    refusals: ['PASSKEY_NOT_FOUND', 'LAST_WAY_IN'],
  },
  'POST /member/confirm-passkey/options': {
    summary: 'Begin to prove anew by a passkey who is there; refused where the member has none',
    source: 'API-D20',
    access: 'member',
    ok: requestOptions,
    refusals: ['PASSKEY_NOT_FOUND'],
  },
  'POST /member/confirm-passkey': {
    summary: 'Prove anew by one of the member’s passkeys who is there, as `POST /member/confirm-password` does by the password',
    source: 'API-D20',
    access: 'member',
    body: signed,
    ok: z.void(),
    status: 204,
    refusals: ['PASSKEY_UNKNOWN', 'PASSKEY_EXPIRED'],
  },
});
