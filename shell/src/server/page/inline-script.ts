import { HYDRATED_MARK } from '@hyangro/contracts/wire-names';

/**
 * A script in the page itself, for what cannot wait for the page's bundle: calls a function, which is given as text, with values.
 * No value can end the element.
 */
export const inlineScript = (nonce: string, source: string, ...values: readonly unknown[]): string =>
  `<script nonce="${nonce}">(${source.replaceAll('\n', '')})(${values.map(literal)})</script>`;

const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Text of a function that calls back once the page has told of an entry of this type and name, now or before. */
const when = (type: string, name: string) =>
  `(tell=>new PerformanceObserver(list=>list.getEntriesByName('${name}').length&&tell()).observe({type:'${type}',buffered:true}))`;

export const WHEN_HYDRATED = when('mark', HYDRATED_MARK);
export const WHEN_PAINTED = when('paint', 'first-contentful-paint');
