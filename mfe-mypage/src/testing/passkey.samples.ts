import type { Passkey, PasskeyCreationOptions, PasskeyRequestOptions } from '@hyangro/contracts/session/passkey.contract';

export const aPasskey = (passkeyCd: string, values: Partial<Passkey> = {}): Passkey => ({
  passkeyCd,
  name: '내 휴대전화',
  isSynced: true,
  createdAt: '2026-11-20T15:00:00.000Z',
  usedAt: null,
  canRemove: true,
  ...values,
});
export const REQUEST: PasskeyRequestOptions = {
  rpId: 'localhost',
  challenge: 'Y2hhbGxlbmdl',
  timeout: 300_000,
  userVerification: 'required',
};
export const CREATION: PasskeyCreationOptions = {
  rp: { id: 'localhost', name: 'Hyangro' },
  user: { id: 'dXNlcg', name: 'demo01', displayName: '지수의서랍' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};

const buffer = (text: string) => new TextEncoder().encode(text).buffer;
/** The browser's half of a passkey, which jsdom lacks: what the device answers, or why it does not. Gone after the test with `restore`. */
export function fakeDevice(answer: 'signs' | Error = 'signs') {
  const asked: CredentialCreationOptions['publicKey'][] = [];
  const respond = (response: object) => async (options: { publicKey?: never }) => {
    asked.push(options.publicKey);
    if (answer instanceof Error) throw answer;
    return {
      id: 'cHJpdmF0ZQ',
      rawId: buffer('private'),
      type: 'public-key',
      response,
      getClientExtensionResults: () => ({}),
      authenticatorAttachment: 'platform',
    };
  };
  const get = respond({
    clientDataJSON: buffer('{}'),
    authenticatorData: buffer('data'),
    signature: buffer('signed'),
    userHandle: buffer('user'),
  });
  const create = respond({ clientDataJSON: buffer('{}'), attestationObject: buffer('made'), getTransports: () => ['internal'] });
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { get, create }, configurable: true });
  return {
    asked,
    restore() {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}
export const refusedByOwner = () => Object.assign(new Error('not allowed'), { name: 'NotAllowedError' });
