import type { ThirdParty } from '../third-parties';
import { consentOf, mayLoad } from './consent';

const GTAG: ThirdParty = { kind: 'gtag', id: 'G-1', script: 'https://tags.example/gtag/js', origins: ['https://tags.example'] };
const said = (changes: Partial<Parameters<typeof consentOf>[0]> = {}) =>
  consentOf({ thirdParties: [GTAG], locale: 'ko', headers: {}, cookies: {}, ...changes });

test('a reader is asked, and then what was said holds', () => {
  expect(said()).toBe('ASK');
  expect(said({ cookies: { hy_consent: '1' } })).toBe('GIVEN');
  expect(said({ cookies: { hy_consent: '0' } })).toBe('REFUSED');
  expect(said({ cookies: { hy_consent: 'x' } })).toBe('ASK');
});

test('GEN-11 there is nothing to ask for in Chinese, in the app, and in a shop without third parties, whatever was said', () => {
  const cookies = { hy_consent: '1' };
  expect(said({ cookies, locale: 'cn' })).toBe('NONE');
  expect(said({ cookies, isApp: true })).toBe('NONE');
  expect(said({ cookies, thirdParties: [] })).toBe('NONE');
});

test.each([{ 'sec-gpc': '1' }, { dnt: '1' }])('a browser that says %j has refused for its reader', (headers) => {
  expect(said({ headers, cookies: { hy_consent: '1' } })).toBe('SIGNALLED');
});

test('pages may load third parties for who has agreed or may yet agree, and for nobody else', () => {
  expect((['NONE', 'SIGNALLED', 'GIVEN', 'REFUSED', 'ASK'] as const).filter(mayLoad)).toEqual(['GIVEN', 'ASK']);
});
