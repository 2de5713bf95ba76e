import { tellerName, withoutPreviews } from './access-log.rules';

test('the access log keeps no token of a preview link', () => {
  const entry = {
    fullUrl: 'https://shop.test/main/MAIN?a=1&preview=3.abc.secret&b=2',
    queryString: '?preview=3.abc.secret',
    eventParams: { pagePath: '/main/MAIN?preview=3.abc.secret#top', name: 'a "preview" of what comes' },
  };
  expect(withoutPreviews(entry)).toEqual({
    fullUrl: 'https://shop.test/main/MAIN?a=1&preview=&b=2',
    queryString: '?preview=',
    eventParams: { pagePath: '/main/MAIN?preview=#top', name: 'a "preview" of what comes' },
  });
});

test('who tells an entry has a name of 16 letters, made of the day and the network of the call', () => {
  const heard: string[] = [];
  const fingerprint = (text: string) => (heard.push(text), '0123456789abcdefghij');
  expect(tellerName(fingerprint, '203.0.113.77', new Date('2026-11-21T23:59:59Z'))).toBe('0123456789abcdef');
  tellerName(fingerprint, '2001:db8:85a3:8d3:1319:8a2e:370:7348', new Date('2026-11-22T00:00:00Z'));
  expect(heard).toEqual(['teller:2026-11-21:203.0.113.77', 'teller:2026-11-22:2001:db8:85a3:8d3::']);
});
