import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pageScript } from '../page-script';
import { LATE_MS } from './cases';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')}`;

const page = () => `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fixture</title>
<style>a{display:block;padding:12px}</style>
<header><a href="/order/cart">장바구니 <b id="badge"></b></a></header>
<main><div id="list"><h1 id="list-heading">목록</h1></div>
<div id="product" hidden><h1 id="heading"></h1><img src="${PICTURE}" width="90" height="90" alt="">1,000원
<a href="/product/P99">추천</a><button id="buy">장바구니</button></div></main>
<div id="dialog" role="dialog" hidden><button id="add">장바구니 담기</button></div>
<script>${pageScript('fixture-shop')}</script>`;

/** A page of known slowness that answers at every address as the shop's list, product and cart would. */
export async function openFixture() {
  const html = page();
  const server = createServer(async (request, response) => {
    if (request.url === '/late') await wait(LATE_MS);
    const isApi = request.url?.startsWith('/api/');
    response.writeHead(200, { 'content-type': isApi ? 'application/json' : 'text/html' });
    response.end(isApi ? '{"items":[]}' : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (!place || typeof place === 'string') throw new Error('The fixture has no port.');
  return { url: `http://127.0.0.1:${place.port}`, close: () => server.close() };
}
