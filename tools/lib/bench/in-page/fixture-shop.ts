import { HYDRATED_MARK } from '../../../../shared/contracts/src/wire-names';
import { ANSWERS_MS, BACK_MS, BADGE_MS, BUSY_MS, CASES, PRESS_MS, SHIFT, type Trick } from '../self-test/cases';
import { busy } from './busy';

/** The fixture's page: a list, a product and a cart that change after known times (`self-test/cases.ts`). */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';
const find = (id: string) => document.getElementById(id) ?? document.body;
const list = find('list');
const product = find('product');
const heading = find('heading');
const dialog = find('dialog');

function showProduct(path: string, title = path) {
  if (location.pathname !== path) history.pushState(null, '', path);
  list.hidden = true;
  product.hidden = false;
  heading.textContent = title;
}

const TRICKS: Record<Trick, (path: string, ms: number, pictureMs: number) => void> = {
  'at once with its address': (path, ms) => setTimeout(() => showProduct(path), ms),
  'address first'(path, ms) {
    history.pushState(null, '', path);
    setTimeout(() => showProduct(path), ms);
  },
  'heading hidden'(path, ms) {
    heading.style.visibility = 'hidden';
    showProduct(path);
    setTimeout(() => (heading.style.visibility = ''), ms);
  },
  'heading of the list first'(path, ms) {
    showProduct(path, find('list-heading').textContent);
    setTimeout(() => (heading.textContent = path), ms);
  },
  'frame held up'(path, ms) {
    showProduct(path);
    busy(ms);
  },
  'picture later'(path, _, pictureMs) {
    const picture = product.querySelector('img');
    if (picture) picture.hidden = true;
    showProduct(path);
    setTimeout(() => picture?.removeAttribute('hidden'), pictureMs);
  },
};

CASES.forEach(({ trick, afterMs, pictureMs = 0 }, at) => {
  const path = `/product/P${at}`;
  const link = Object.assign(document.createElement('a'), { href: path, textContent: trick });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    TRICKS[trick](path, afterMs, pictureMs);
  });
  list.append(link);
});

window.addEventListener('popstate', () =>
  setTimeout(() => {
    list.hidden = false;
    product.hidden = true;
  }, BACK_MS),
);
find('buy').addEventListener('click', () => (dialog.hidden = false));
find('add').addEventListener('click', () => setTimeout(() => (find('badge').textContent = '1'), BADGE_MS));
setTimeout(() => performance.mark(HYDRATED_MARK), ANSWERS_MS);
if (location.pathname === '/busy') setTimeout(() => busy(BUSY_MS), 800);
if (location.pathname === '/press') list.addEventListener('click', () => busy(PRESS_MS));
if (location.pathname === '/shift')
  setTimeout(() => {
    // As wide as the window: what moves then is a part of it that is known.
    document.body.style.cssText = 'margin:0;height:100vh;overflow:hidden;background:silver';
    document.body.replaceChildren(Object.assign(document.createElement('img'), { width: innerWidth, height: innerHeight, src: PIXEL }));
    setTimeout(() => (document.body.style.paddingTop = `${SHIFT * 100}vh`), 500);
  }, 500);
