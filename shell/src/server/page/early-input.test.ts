import { HYDRATED_MARK } from '@hyangro/contracts/wire-names';
import { stubEntries } from '../../testing/stub-entries';
import { ROOT_ID } from '../../boot/boot-data';
import { earlyInput, HEARD_ATTRIBUTE } from './early-input';

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const button = (text = 'Go') =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLButtonElement;
const heard = () => [...document.querySelectorAll(`[${HEARD_ATTRIBUTE}]`)].map(({ textContent }) => textContent);
const enter = (name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
};

/** A page with a form, and what its own scripts see of it; `hydrate` is when they are here. */
function open(method: 'get' | 'post') {
  document.body.innerHTML = `<form method="${method}"><input name="id"><input name="mark" type="checkbox"><select name="kind"><option>a<option>b</select><button>Go</button></form>
    <div id="${ROOT_ID}"><button type="button">Cart</button><button type="button">Wish</button><a href="/product/P1">Rose</a><a href="#top">Top</a></div>`;
  const tell = stubEntries();
  const [, code = ''] = /^<script nonce="n0nce">(.*)<\/script>$/.exec(earlyInput('n0nce')) ?? [];
  const script = document.createElement('script');
  script.textContent = code;
  document.body.append(script);
  const seen: string[] = [];
  document.body.querySelector('form')?.addEventListener('submit', (event) => {
    seen.push(`${event.defaultPrevented ? 'held' : 'sent'} ${field('id').value}`);
    event.preventDefault();
  });
  for (const type of ['input', 'change'])
    document.body.querySelector('form')?.addEventListener(type, ({ target }) => seen.push(`${type} ${(target as HTMLInputElement).name}`));
  for (const text of ['Cart', 'Wish']) button(text).addEventListener('click', () => seen.push(text));
  return { seen, hydrate: () => tell(HYDRATED_MARK) };
}

test('a form that is sent before the page answers goes nowhere, and is sent once when it does', () => {
  const { seen, hydrate } = open('post');
  button().click();
  button().click();
  expect(seen).toEqual([]);
  hydrate();
  hydrate();
  expect(seen).toEqual(['sent ']);
  button().click();
  expect(seen).toEqual(['sent ', 'sent ']);
});

test('a search leads on at once, and not again', () => {
  const { seen, hydrate } = open('get');
  button().click();
  expect(seen).toEqual(['sent ']);
  hydrate();
  expect(seen).toEqual(['sent ']);
});

test('what was entered and then emptied by the page’s scripts stands there again, and they hear of it before it is sent', () => {
  const { seen, hydrate } = open('post');
  enter('id', 'me');
  field('mark').click();
  enter('kind', 'b');
  button().click();
  document.querySelector('form')?.reset();
  seen.length = 0;
  hydrate();
  expect([field('id').value, field('mark').checked, field('kind').value]).toEqual(['me', true, 'b']);
  expect(seen).toEqual(['input id', 'input mark', 'change mark', 'change kind', 'sent me']);
});

test('what still stands is not said again, and a field that is gone is forgotten', () => {
  const { seen, hydrate } = open('post');
  enter('id', 'me');
  field('mark').click();
  field('mark').remove();
  seen.length = 0;
  hydrate();
  expect(seen).toEqual([]);
});

test('a button that is pressed before the page answers shows at once that it was heard, and does its work once when the page answers', () => {
  const { seen, hydrate } = open('post');
  button('Cart').click();
  button('Wish').click();
  button('Cart').click();
  expect([seen, heard()]).toEqual([[], ['Cart', 'Wish']]);
  hydrate();
  hydrate();
  expect([seen, heard()]).toEqual([['Cart', 'Wish'], []]);
  button('Cart').click();
  expect([seen, heard()]).toEqual([['Cart', 'Wish', 'Cart'], []]);
});

test('a form that is sent early shows it at its button until it is sent', () => {
  const { hydrate } = open('post');
  button().click();
  expect(heard()).toEqual(['Go']);
  hydrate();
  expect(heard()).toEqual([]);
});

test('a link that is pressed early shows it and leads on by itself; one that stays on its page, or opens another tab, shows nothing', () => {
  const { hydrate } = open('post');
  const isLedOn = (text: string, init: MouseEventInit = {}) => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text) as HTMLAnchorElement;
    // jsdom cannot navigate: what would is stopped here, at the end of the way.
    let led = false;
    window.addEventListener('click', (event) => ((led = !event.defaultPrevented), event.preventDefault()), { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return led;
  };
  expect([isLedOn('Top'), isLedOn('Rose', { ctrlKey: true }), heard()]).toEqual([true, true, []]);
  expect([isLedOn('Rose'), heard()]).toEqual([true, ['Rose']]);
  window.dispatchEvent(new Event('pagehide'));
  expect(heard()).toEqual([]);
  hydrate();
});

test('a press that React can answer already is left to it, and seen until it does', () => {
  const { seen, hydrate } = open('post');
  Object.assign(document.getElementById(ROOT_ID) ?? {}, { __reactContainer$1: {} });
  button('Cart').click();
  expect([seen, heard()]).toEqual([['Cart'], ['Cart']]);
  hydrate();
  expect([seen, heard()]).toEqual([['Cart'], []]);
});
