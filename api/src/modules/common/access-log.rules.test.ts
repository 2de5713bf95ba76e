import { withoutPreviews } from './access-log.rules';

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
