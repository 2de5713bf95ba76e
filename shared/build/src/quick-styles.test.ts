/** @jest-environment <rootDir>/src/jest-jsdom.ts */

const SELECTORS = [
  'a',
  'A',
  '*',
  '.on',
  '.on.big',
  'a.on',
  'li.on',
  'ul > .on',
  'ul li',
  'ul a',
  '.on a',
  '.big + .on',
  '.on ~ li',
  'a, .big',
  '.none, a',
  '.none a',
  '[href]',
  '.on [href]',
  '.big [href]',
  'a[href]',
  '.on[title]',
  '[title=".none"]',
  '[title=".none, b"] a',
  "li[title='.none, b']",
  'a[href="/x?a=.b"]',
  '[title] > a.on',
  ':first-child',
  'li:first-child',
  '.on:not(.big)',
  'li:not(.big .none)',
  ':is(a, .big)',
  ':where(ul) .on',
  'li:has(a)',
  'a:hover',
  'a::before',
  '.a\\:b',
  '.on\\:x',
  'svg',
  'path',
  '.icon path',
] as const;

test('what tests see of a style is what the selectors say, whatever is passed over quickly', () => {
  document.body.innerHTML = `
    <ul><li class="on big" title=".none, b"><a href="/x?a=.b" class="on">1</a></li><li class="on">2</li><li class="a:b on:x" title=".none">3</li></ul>
    <p><a href="#">4</a><svg class="icon"><path class="on" /></svg></p>`;
  const elements = [...document.querySelectorAll('*')];
  for (const selector of SELECTORS) {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = `${selector} { letter-spacing: 7px }`;
    const styled = elements.filter((element) => getComputedStyle(element).getPropertyValue('letter-spacing') === '7px');
    const chosen = elements.filter((element) => !selector.includes('::') && element.matches(selector));
    expect([selector, styled.map(({ tagName }) => tagName)]).toEqual([selector, chosen.map(({ tagName }) => tagName)]);
    style.remove();
  }
});
