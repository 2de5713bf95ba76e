import { refuse } from './plan';

/** First word of a handler's name by method. */
const VERBS: Readonly<Record<string, string>> = { GET: 'read', POST: 'create', PUT: 'put', PATCH: 'change', DELETE: 'delete' };

/** Method, path and a name of a call. Refuses what is no call of the contract. */
export function readCall(key: string | undefined) {
  const [, method, url] = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)$/.exec(key ?? '') ?? [];
  if (!method || !url) return refuse(`"${key ?? ''}" is no call: write it as 'GET /brands/:brandCd'.`);
  if (!/^(\/([a-z0-9]+(-[a-z0-9]+)*|:[a-z][A-Za-z0-9]*))+$/.test(url))
    refuse(`"${url}" is no path: parts in small letters with hyphens, places as :brandCd, no slash at the end.`);
  const params = [...url.matchAll(/:(\w+)/g)].map(([, param]) => param ?? '');
  if (new Set(params).size < params.length) refuse(`"${url}" has two places of one name.`);
  const parts = url.split('/').filter((part) => part && !part.startsWith(':'));
  const last = parts.at(-1);
  if (!last) return refuse(`"${url}" needs a part with a name.`);
  // One of many is named in the singular: /brands/:brandCd reads a brand.
  const isOne = /:\w+$/.test(url);
  const words = [...parts.slice(0, -1), isOne ? last.replace(/s$/, '') : last];
  return { method, url, params, action: [VERBS[method] ?? '', ...words].join('-') };
}
