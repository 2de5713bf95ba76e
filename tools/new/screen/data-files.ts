import type { Change } from '../plan';
import { fileOf, paramsText, tidy, type ScreenParts } from './parts';

/** The query of what the screen shows, and what the screen says of itself before it is drawn. */
export const dataFiles = (parts: ScreenParts): Change[] => [
  ...(parts.read
    ? [{ file: `mfe-${parts.remote}/src/data/${parts.name}.queries.ts`, text: tidy(queriesText(parts, parts.read)), kind: 'code' as const }]
    : []),
  { file: fileOf(parts, '.data.ts'), text: tidy(dataText(parts)), kind: 'code' },
];

function queriesText({ remote, name, key, component, title }: ScreenParts, read: NonNullable<ScreenParts['read']>): string {
  const args = ['services: ShellServices', ...read.params.map((param) => `${param}: string`)].join(', ');
  const queryKey = [`'${remote}'`, `'${name}'`, ...read.params, 'services.locale.get()'].join(', ');
  const asked = (more: string) => `services.api('${read.key}', { ${paramsText(read)} ${more} signal })`;
  const isPaged = read.kind === 'pages';
  const call = isPaged ? asked('query: { cursor: pageParam },') : asked('');
  const answer = read.isMissing ? `orNull(${call})` : call;
  const rows = { pages: `['items'][number]`, list: isArray(read) ? '[number]' : `['items'][number]`, one: '' }[read.kind];
  return `
import { ${isPaged ? 'infiniteQueryOptions' : 'queryOptions'} } from '@tanstack/react-query';
import type { Api } from '@hyangro/contracts/api';
import type { ResponseOf } from '@hyangro/contracts/kit/contract';
import ${answer === call ? 'type { ShellServices }' : '{ orNull, type ShellServices }'} from '@hyangro/runtime';

export type ${component}Item = ResponseOf<Api['${read.key}']>${rows};

export const ${key}Queries = {
  /** ${title}${answer === call ? '' : '; null when there is none under this code'}. */
  ${read.kind === 'one' ? 'detail' : 'list'}: (${args}) =>
    ${isPaged ? 'infiniteQueryOptions' : 'queryOptions'}({
      queryKey: [${queryKey}],
      queryFn: ({ ${isPaged ? 'pageParam, ' : ''}signal }) => ${answer},
      ${isPaged ? `initialPageParam: undefined as string | undefined,\ngetNextPageParam: (page) => page.nextCursor ?? undefined,` : ''}
    }),
};
`;
}

const isArray = ({ endpoint: { ok } }: NonNullable<ScreenParts['read']>) => (ok.def as { type: string }).type === 'array';

function dataText({ name, key, route, isMembers, read }: ScreenParts): string {
  const args = ['services', ...(read?.params ?? []).map((param) => `params.${param}`)].join(', ');
  const fetch = read?.kind === 'pages' ? 'prefetchInfiniteQuery' : 'prefetchQuery';
  const prefetch = `
export const prefetch: ScreenData<'${route}'>['prefetch'] = ({ services${read?.params.length ? ', params' : ''} }) =>
  services.queryClient.${fetch}(${key}Queries.${read?.kind === 'one' ? 'detail' : 'list'}(${args}));
`;
  return `
import type { Head, ScreenData } from '@hyangro/runtime';
${read ? `import { ${key}Queries } from '../../data/${name}.queries';` : ''}
import { translate } from '../../messages';
${read ? prefetch : ''}
export const head: NonNullable<ScreenData<'${route}'>['head']> = ({ services }): Head => ({
  title: translate(services)('${key}.title'),
  ${isMembers ? 'noIndex: true,' : ''}
});
`;
}
