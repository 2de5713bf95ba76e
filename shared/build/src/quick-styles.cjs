const { createRequire } = require('node:module');

const selectors = createRequire(require.resolve('jest-environment-jsdom'))('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/** @typedef {{ tag: string | undefined, className: string }} Needs */
/** By selector: what an element needs for each of its alternatives; null when that cannot be told. @type {Map<string, readonly Needs[] | null>} */
const known = new Map();

/** Tag and class asked of the element itself. @type {(alternative: string) => Needs} */
function needsOf(alternative) {
  const last = /[^\s>+~]*$/.exec(alternative.trim())?.[0].replace(/:.*/, '') ?? '';
  return { tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(), className: /\.([\w-]+)/.exec(last)?.[1] ?? '' };
}

/**
 * For a computed style jsdom holds an element against every rule of the page by a selector engine. Nearly all rules ask for a tag or a class
 * that the element has not: those say no at once.
 */
selectors.matchesDontThrow = (/** @type {any} */ element, /** @type {string} */ selector) => {
  // Rules of a namespace or of keyframes have none.
  if (!selector) return false;
  let needs = known.get(selector);
  if (needs === undefined) {
    // An attribute says nothing of the tag or the class.
    const plain = selector.replace(/\[[^\]"']*(["'])?[^\]"']*\1\]/g, '*');
    known.set(selector, (needs = /[()[\]\\|"']/.test(plain) ? null : plain.split(',').map(needsOf)));
  }
  if (needs) {
    const tag = element._localName.toLowerCase();
    const classes = element.getAttributeNS(null, 'class') ?? '';
    if (!needs.some((each) => (each.tag ?? tag) === tag && classes.includes(each.className))) return false;
  }
  return matchesDontThrow(element, selector);
};
