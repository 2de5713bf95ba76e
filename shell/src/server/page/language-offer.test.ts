import { languageOffer, offeredLocale } from './language-offer';

const asked = (changes: Partial<Parameters<typeof offeredLocale>[0]> = {}) =>
  offeredLocale({
    locale: 'ko',
    isPinned: false,
    url: new URL('https://shop.test/product/P1'),
    host: 'shop.test',
    cookies: {},
    acceptLanguage: 'en-GB,en;q=0.9',
    ...changes,
  });

test('whose browser speaks another language of the shop is offered it', () => {
  expect(asked()).toBe('en');
  expect(asked({ acceptLanguage: 'fr-FR,zh-TW;q=0.8,en;q=0.5' })).toBe('cn');
  expect(asked({ locale: 'en', acceptLanguage: 'ko' })).toBe('ko');
});

test('nobody is offered the language of the page, or one that the shop does not speak', () => {
  expect(asked({ acceptLanguage: 'ko-KR,en;q=0.8' })).toBeNull();
  expect(asked({ acceptLanguage: 'fr-FR' })).toBeNull();
  expect(asked({ acceptLanguage: undefined })).toBeNull();
});

test('a language that was chosen stands: by the switch, a link, a host of its own, or where there is one alone', () => {
  expect(asked({ cookies: { hy_locale: 'ko' } })).toBeNull();
  expect(asked({ url: new URL('https://shop.test/?lang=ko') })).toBeNull();
  expect(asked({ host: 'ko.shop.test' })).toBeNull();
  expect(asked({ isPinned: true })).toBeNull();
});

test('it is offered once', () => {
  expect(asked({ cookies: { hy_language_offered: '1' } })).toBeNull();
});

test('the offer leads to the same page with the same query, and no address can end its element', () => {
  const html = languageOffer('en', new URL('https://shop.test/search/products/rose?sort=new&q="><b>'), 'n0nce');
  document.body.innerHTML = html;
  const offer = document.querySelector('aside');
  expect(offer?.lang).toBe('en');
  const link = new URL(offer?.querySelector('a')?.href ?? '');
  expect(link.pathname).toBe('/search/products/rose');
  expect(Object.fromEntries(link.searchParams)).toEqual({ sort: 'new', q: '"><b>', lang: 'en' });
  expect(document.querySelector('b')).toBeNull();
});

test('the offer can be closed', () => {
  document.body.innerHTML = languageOffer('cn', new URL('https://shop.test/'), 'n0nce');
  const script = document.createElement('script');
  script.textContent = document.querySelector('script')?.textContent ?? '';
  document.body.append(script);
  document.querySelector<HTMLButtonElement>('aside button')?.click();
  expect(document.querySelector('aside')).toBeNull();
});
