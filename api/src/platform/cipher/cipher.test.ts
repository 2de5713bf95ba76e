import { cipherOf } from './cipher';

const [OLD, NEW, OTHER] = ['ab', 'cd', 'ef'].map((pair) => pair.repeat(32)) as [string, string, string];
const old = cipherOf({ REAL_NAME_KEY: OLD });
const rotated = cipherOf({ REAL_NAME_KEY: OLD, REAL_NAME_KEYS: [NEW] });

test('E-22 what the former key wrote is read after a change of keys, and the newest writes', () => {
  expect(rotated.decrypt(old.encrypt('王小明', 'M1'), 'M1')).toBe('王小明');
  expect(cipherOf({ REAL_NAME_KEY: OTHER, REAL_NAME_KEYS: [NEW] }).decrypt(rotated.encrypt('王小明', 'M1'), 'M1')).toBe('王小明');
  expect(() => old.decrypt(rotated.encrypt('王小明', 'M1'), 'M1')).toThrow(`No key of the settings has the id ${rotated.keyId}.`);
  expect([old.keyId, rotated.keyId].every((id) => /^[0-9a-f]{8}$/.test(id) && !OLD.startsWith(id) && !NEW.startsWith(id))).toBe(true);
});

test('E-22 a file comes back as it was, for its owner alone, and not once a byte of it was changed', () => {
  const file = Buffer.from([0, 255, 1, 254, 0]);
  const sealed = old.encryptFile(file, 'M1');
  expect(old.decryptFile(sealed, 'M1').equals(file)).toBe(true);
  expect(sealed.includes(file)).toBe(false);
  expect(() => old.decryptFile(sealed, 'M2')).toThrow();
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => old.decryptFile(sealed, 'M1')).toThrow();
});

test('fingerprints outlive a change of keys: shared links and the year without joining go on', () => {
  expect(rotated.fingerprint('01012345678')).toBe(old.fingerprint('01012345678'));
  expect(cipherOf({ REAL_NAME_KEY: OTHER }).fingerprint('01012345678')).not.toBe(old.fingerprint('01012345678'));
});
