import { LOCAL_KEYS, SESSION_KEYS } from '@hyangro/contracts/storage/storage-keys';
import { createStorage } from './index';

const memory = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
};
const throwing = () => {
  throw new DOMException('blocked', 'SecurityError');
};

test('values come back as they were put', () => {
  const area = memory();
  const storage = createStorage({ local: () => area, session: () => area });
  expect(storage.local.set('recentProducts', ['P1'])).toBe(true);
  expect(storage.local.get('recentProducts')).toEqual(['P1']);
  storage.local.remove('recentProducts');
  expect(storage.local.get('recentProducts')).toBeNull();
});

test.each([...LOCAL_KEYS])('LS-24 blocked, full or corrupt storage of %s reads as absent and never throws', (key) => {
  const corrupt = memory();
  corrupt.setItem(key, '{broken');
  expect(createStorage({ local: () => corrupt, session: throwing }).local.get(key)).toBeNull();
  const blocked = createStorage({ local: throwing, session: throwing });
  expect(blocked.local.get(key)).toBeNull();
  expect(blocked.local.set(key, null as never)).toBe(false);
  expect(() => blocked.local.remove(key)).not.toThrow();
});

test.each([...SESSION_KEYS])('LS-24 blocked session storage of %s reads as absent', (key) => {
  expect(createStorage({ local: throwing, session: throwing }).session.get(key)).toBeNull();
});

test('the specification’s 22 local keys and 2 session keys are all declared', () => {
  expect(LOCAL_KEYS).toHaveLength(22);
  expect(SESSION_KEYS).toHaveLength(2);
});
