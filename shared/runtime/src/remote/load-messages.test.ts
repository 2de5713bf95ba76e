import { createPageI18n } from '../i18n/page-i18n';
import type { Messages } from '../i18n/i18n';
import { defineRemote, type MessageLoads } from './define-remote';
import { loadMessages, loadSameMessages } from './load-messages';

const loaded: string[] = [];
const loads = (name: string, texts: Messages): MessageLoads => {
  const load = (locale: string) => async () => {
    loaded.push(`${name} ${locale}`);
    return { default: texts };
  };
  return { ko: load('ko'), en: load('en'), cn: load('cn') };
};
const screen = { load: async () => ({ default: () => null }) };
const all = { 'cart.title': 'Cart', 'order.title': 'Orders' };
const built = defineRemote({
  name: 'order',
  screens: { cart: { ...screen, words: 'buy' } },
  messages: loads('all', all),
  wordSets: { buy: loads('buy', { 'cart.title': 'Cart' }) },
});
beforeEach(() => void loaded.splice(0));

test('a screen with a set of words brings that one only, and once', async () => {
  const i18n = createPageI18n('ko', {});
  await loadMessages(built, i18n, 'ko', 'buy');
  await loadMessages(built, i18n, 'ko', 'buy');
  expect(loaded).toEqual(['buy ko']);
  expect(i18n.getResourceBundle('ko', 'order')).toEqual({ 'cart.title': 'Cart' });
});

test('a screen without a set that is opened later brings what it needs too', async () => {
  const i18n = createPageI18n('ko', {});
  await loadMessages(built, i18n, 'ko', 'buy');
  await loadMessages(built, i18n, 'ko');
  expect(loaded).toEqual(['buy ko', 'all ko']);
  expect(i18n.getResourceBundle('ko', 'order')).toEqual(all);
});

test('where the build has made no sets, as on the server, all words of the remote serve', async () => {
  const i18n = createPageI18n('ko', {});
  await loadMessages({ ...built, wordSets: undefined }, i18n, 'ko', 'buy');
  expect(i18n.getResourceBundle('ko', 'order')).toEqual(all);
});

test('another language brings what is on the page in this one, and nothing else', async () => {
  const i18n = createPageI18n('ko', {});
  await loadSameMessages(built, i18n, 'ko', 'en');
  await loadMessages(built, i18n, 'ko', 'buy');
  await loadSameMessages(built, i18n, 'ko', 'en');
  expect(loaded).toEqual(['buy ko', 'buy en']);
});
