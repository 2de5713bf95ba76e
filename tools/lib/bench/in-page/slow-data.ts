import { SLOWER_MS } from '../self-test/slower';

/** No product's data arrives sooner than this long after the tap, however early it was asked for. */
const PRODUCT = /\/product\/P\d+$/;
const ask = window.fetch.bind(window);
let tappedAt = -Infinity;
let waiting: (() => void)[] = [];

window.addEventListener(
  'click',
  () => {
    tappedAt = performance.now();
    waiting.forEach((go) => go());
    waiting = [];
  },
  true,
);

async function untilDue() {
  if (performance.now() - tappedAt > SLOWER_MS) await new Promise<void>((resolve) => waiting.push(resolve));
  await new Promise((resolve) => setTimeout(resolve, tappedAt + SLOWER_MS - performance.now()));
}

window.fetch = async (...request) => {
  const answer = await ask(...request);
  if (PRODUCT.test(new URL(answer.url, location.href).pathname)) await untilDue();
  return answer;
};
