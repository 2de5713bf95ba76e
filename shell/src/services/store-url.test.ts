import { browserStorage } from '@hyangro/runtime/storage';
import { keepStoreUrl } from './store-url';

const storage = browserStorage();
const kept = () => window.localStorage.getItem('storeUrlForRedirect');
beforeEach(() => window.localStorage.clear());

test('LS-20 the store’s address of this deployment is offered and kept', () => {
  expect(keepStoreUrl(storage, 'https://apps.example/hyangro')).toBe('https://apps.example/hyangro');
  expect(kept()).toBe('"https://apps.example/hyangro"');
  expect(keepStoreUrl(storage, null)).toBe('https://apps.example/hyangro');
  expect(keepStoreUrl(storage, 'https://apps.example/new')).toBe('https://apps.example/new');
});

test.each(['http://apps.example', 'javascript:alert(1)', 'https://', '', null])('LS-20 %j is no address of a store', (url) => {
  expect(keepStoreUrl(storage, url)).toBeNull();
  window.localStorage.setItem('storeUrlForRedirect', JSON.stringify(url));
  expect(keepStoreUrl(storage, null)).toBeNull();
});
