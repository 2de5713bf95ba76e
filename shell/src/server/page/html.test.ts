/** @jest-environment node */
import { SITE_DESCRIPTION } from '../../seo/site';
import type { BootBlock } from '../../boot/boot-data';
import { blockText, closeDocument, openBlock, openDocument, type HeadFacts } from './html';
import { scriptStarter } from './script-starter';

const facts: HeadFacts = {
  theme: null,
  locale: 'ko',
  nonce: 'n0nce',
  origin: 'https://shop.test',
  siteName: '향로',
  head: {
    title: '로즈 <판톰> & "향"',
    description: '장미',
    image: '/media/p.jpg',
    jsonLd: [{ '@type': 'Product', name: '</script><script>alert(1)' }],
  },
  page: {
    title: '로즈 <판톰> & "향"',
    documentTitle: '로즈 <판톰> & "향" | 향로',
    canonical: 'https://shop.test/product/P1',
    isHidden: false,
    alternates: [{ tag: 'zh-CN', href: 'https://shop.test/product/P1?lang=cn' }],
  },
  early: {
    scripts: [{ href: '/assets/main.js', integrity: 'sha256-m', bytes: 100_000 }],
    preloads: [{ href: '/remotes/catalog/1/remoteEntry.js', integrity: 'sha256-x' }],
  },
  hasAppTabs: false,
  fonts: { preload: ['/fonts/a.woff2'], rules: '@font-face{}', late: [] },
};

test('GEN-02 every page has the one description, with 3-day delivery and 100 % genuine goods, in every language', () => {
  for (const locale of ['ko', 'en', 'cn'] as const) {
    expect(openDocument({ ...facts, locale })).toContain(`<meta name="description" content="${SITE_DESCRIPTION}">`);
  }
  expect(SITE_DESCRIPTION).toMatch(/3일/);
  expect(SITE_DESCRIPTION).toMatch(/100% 정품/);
});

test('the page says its language', () => {
  expect(openDocument(facts)).toContain('<html lang="ko">');
  expect(openDocument({ ...facts, locale: 'cn' })).toContain('<html lang="zh-CN">');
  // The app draws the bar of places: the page keeps no room for its own.
  expect(openDocument({ ...facts, hasAppTabs: true })).toContain('<html lang="ko" data-app-tabs>');
});

test('what a remote says about itself cannot break out of the head', () => {
  const html = openDocument(facts);
  expect(html).toContain('로즈 &#60;판톰&#62; &#38; &#34;향&#34;');
  expect(html).not.toContain('</script><script>alert(1)');
});

test('crawlers find canonical address, languages, card and data', () => {
  const html = openDocument(facts);
  expect(html).toContain('<link rel="canonical" href="https://shop.test/product/P1">');
  expect(html).toContain('hreflang="zh-CN" href="https://shop.test/product/P1?lang=cn"');
  expect(html).toContain('property="og:image" content="https://shop.test/media/p.jpg"');
  expect(html).toContain('application/ld+json');
  expect(openDocument({ ...facts, page: { ...facts.page, isHidden: true } })).toContain('<meta name="robots" content="noindex">');
});

test('NF-01 addresses in the schema.org data are whole, names stay as they are', () => {
  const jsonLd = [{ '@type': 'Product', name: '/slash', url: '/product/P1', image: ['/media/a.jpg', 'https://cdn.test/b.jpg'] }];
  expect(openDocument({ ...facts, head: { title: '', jsonLd } })).toContain(
    '"name":"/slash","url":"https://shop.test/product/P1","image":["https://shop.test/media/a.jpg","https://cdn.test/b.jpg"]',
  );
});

test('the dark look is on where the device or the reader wants it, with the colour of the browser’s bar', () => {
  const mediaOf = (theme: HeadFacts['theme']) =>
    [...openDocument({ ...facts, theme }).matchAll(/data-dark media="([^"]+)"/g)].map(([, media]) => media);
  const device = '(prefers-color-scheme:dark)';
  expect(mediaOf(null)).toEqual([device, device]);
  expect(mediaOf('dark')).toEqual(['all', 'all']);
  expect(mediaOf('light')).toEqual(['not all', 'not all']);
  expect(openDocument(facts)).toMatch(
    /<meta name="theme-color" content="#150a10" data-dark[^>]+><meta name="theme-color" content="#ffffff">/,
  );
});

test('scripts and their preloads carry the nonce and the hash they are checked by', () => {
  const html = openDocument(facts);
  expect(html).toContain('<script nonce="n0nce" defer src="/assets/main.js" integrity="sha256-m">');
  expect(html).toContain('<link rel="preload" as="script" nonce="n0nce" href="/remotes/catalog/1/remoteEntry.js" integrity="sha256-x">');
});

test('a page that the server has drawn asks for its scripts at its end, with nonce and hashes', () => {
  const starter = scriptStarter(facts.early ?? { scripts: [], preloads: [] }, 'n0nce');
  expect(openDocument({ ...facts, early: null })).not.toContain('/assets/main.js');
  const html = closeDocument(starter);
  expect(html).toMatch(/<script nonce="n0nce">.*<\/script><\/body><\/html>$/);
  expect(html).toContain('([["/assets/main.js","sha256-m"]],[["/remotes/catalog/1/remoteEntry.js","sha256-x"]],100000)');
});

test('what is pressed is kept from the first element on: the head of every page listens before anything is painted', () => {
  expect(openDocument({ ...facts, early: null })).toMatch(/<style[^]*<script nonce="n0nce">\(\(heard,root\)=>/);
  expect(openDocument(facts)).toContain('[data-heard]{opacity:.5');
});

test('no value of the data block can end it', () => {
  const html = openBlock(1_000) + blockText({ routes: [{ name: '</script><b>\u2028' }] } as unknown as BootBlock) + closeDocument();
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('\u2028');
});
