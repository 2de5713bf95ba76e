/** @jest-environment node */
import { withKeptLine } from './kept-line';

const html = (lang: string) =>
  `<!doctype html><html lang="${lang}"><body><div id="root"></div><script type="application/json" id="boot" data-at="1795773600000">{}</script></body></html>`;
const kept = async (lang: string) =>
  (await withKeptLine(
    new Response(html(lang), { headers: { 'content-security-policy': "style-src 'nonce-QUJD+/='", 'content-encoding': 'br' } }),
  )) as Response;

test('a kept page says since when it is, in its own language, and its line may be drawn under the page’s policy', async () => {
  const korean = await kept('ko');
  expect(korean.headers.get('content-encoding')).toBeNull();
  const text = await korean.text();
  expect(text).toMatch(
    /<style nonce="QUJD\+\/=">.+<p id="kept-line" role="status" data-at="1795773600000">인터넷이 연결되지 않아 .+ 저장해 둔 화면이에요/,
  );
  expect(text.endsWith('</p></body></html>')).toBe(true);
  expect(await (await kept('en')).text()).toContain('This page was saved on');
  expect(await (await kept('zh-CN')).text()).toContain('保存的页面');
});
