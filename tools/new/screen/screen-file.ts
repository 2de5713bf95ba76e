import type { Change } from '../plan';
import { bareOf, defOf, fieldsOf } from '../schema';
import { refuse } from '../plan';
import { fileOf, placesOfBoth, tidy, type ScreenParts } from './parts';

/** The screen: heading, form, and list with its skeleton and its empty state; or the one thing, and what stands in its place when there is none. */
export function screenFile(parts: ScreenParts): Change {
  const { read } = parts;
  const text = read?.kind === 'one' ? oneText(parts, read) : listText(parts);
  return { file: fileOf(parts, '.screen.tsx'), text: tidy(text), kind: 'code' };
}

/** A field that is text, to be seen in a row. */
export function shownField(item: Parameters<typeof fieldsOf>[0]): string {
  const texts = Object.entries(fieldsOf(item)).filter(([, schema]) => defOf(bareOf(schema)).type === 'string');
  const [shown] = texts.find(([name]) => !/(Cd|Url|locale|At)$/.test(name)) ?? texts[0] ?? [];
  return shown ?? refuse('What the call answers has no text to show.');
}
/** Codes that name something else than the row. */
const OF_OTHERS = ['countryCd', 'productCd', 'orderCd', 'brandCd', 'cateCd', 'memCd', 'optionCd'];
/** The field that names a row. */
export function keyField(item: Parameters<typeof fieldsOf>[0]): string {
  const codes = Object.keys(fieldsOf(item)).filter((name) => /(Cd|^seq|No)$/.test(name));
  return codes.find((name) => !OF_OTHERS.includes(name)) ?? codes[0] ?? shownField(item);
}

const paramsLine = (parts: ScreenParts, places: readonly string[]) =>
  places.length ? `const { ${places.join(', ')} } = useRouteParams('${parts.route}');` : '';

const formElement = ({ component, form }: ScreenParts) =>
  form ? `<${component}Form ${form.params.map((param) => `${param}={${param}}`).join(' ')} />` : '';

function listText(parts: ScreenParts): string {
  const { component, key, name, title, read, form } = parts;
  const places = placesOfBoth(parts);
  const query = read && `${key}Queries.list(${['services', ...read.params].join(', ')})`;
  const shared = ['ListPage', ...(read ? ['RowSkeletons', read.kind === 'pages' ? 'PagedList' : 'ItemList'] : [])];
  const runtime = [...(read ? ['useServices'] : []), ...(places.length ? ['useRouteParams'] : [])];
  const rowsOf = read && (`${defOf(read.endpoint.ok).type}` === 'array' ? 'data' : 'data.items');
  const listProps =
    read && `keyOf={(item) => item.${keyField(read.item)}} empty={{ title: t('${key}.empty'), text: t('${key}.emptyText') }}`;
  const row = read && `{(item) => <Row>{item.${shownField(read.item)}}</Row>}`;
  const list =
    read?.kind === 'pages'
      ? `<PagedList query={${query}} ${listProps}>${row}</PagedList>`
      : `<${component}List ${(read?.params ?? []).map((param) => `${param}={${param}}`).join(' ')} />`;
  const ownList =
    read?.kind === 'list'
      ? `
const ${component}List = (${read.params.length ? `{ ${read.params.join(', ')} }: { ${read.params.map((param) => `${param}: string`).join('; ')} }` : ''}) => {
  const t = useMessages();
  const services = useServices();
  const { data } = useSuspenseQuery(${query});
  return <ItemList items={${rowsOf}} ${listProps}>${row}</ItemList>;
};
`
      : '';
  return `
${read ? `import styled from '@emotion/styled';` : ''}
${read?.kind === 'list' ? `import { useSuspenseQuery } from '@tanstack/react-query';` : ''}
${read ? `import { Suspense } from 'react';` : ''}
import { ${shared.join(', ')} } from '@hyangro/commerce/list';
${runtime.length ? `import { ${runtime.join(', ')} } from '@hyangro/runtime';` : ''}
${read ? `import { ${key}Queries } from '../../data/${name}.queries';` : ''}
import { useMessages } from '../../messages';
${form ? `import { ${component}Form } from './${name}-form';` : ''}

/** ${title}. */
export default function ${component}Screen() {
  const t = useMessages();
  ${read?.kind === 'pages' ? 'const services = useServices();' : ''}
  ${paramsLine(parts, places)}
  return (
    <ListPage title={t('${key}.title')}>
      ${formElement(parts)}
      ${read ? `<Suspense fallback={<RowSkeletons height={72} />}>${list}</Suspense>` : ''}
    </ListPage>
  );
}
${ownList}
${read ? ROW : ''}
`;
}

function oneText(parts: ScreenParts, read: NonNullable<ScreenParts['read']>): string {
  const { component, key, name, title, form } = parts;
  const args = ['services', ...read.params].join(', ');
  const places = placesOfBoth(parts);
  return `
import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ListPage } from '@hyangro/commerce/list';
${read.isMissing ? `import { NotFoundPanel } from '@hyangro/commerce/not-found';` : ''}
import { useServices${places.length ? ', useRouteParams' : ''} } from '@hyangro/runtime';
import { ${key}Queries } from '../../data/${name}.queries';
import { useMessages } from '../../messages';
${form ? `import { ${component}Form } from './${name}-form';` : ''}

/**
 * ${title}. Where many links lead here and its top has a shape, give it an \`Opening\` in remote.ts: the same boxes, drawn from what
 * the link knew in the frame after the tap. Without one the shell draws a title and a picture.
 */
export default function ${component}Screen() {
  const t = useMessages();
  const services = useServices();
  ${paramsLine(parts, places)}
  const { data } = useSuspenseQuery(${key}Queries.detail(${args}));
  ${read.isMissing ? `if (!data) return <NotFoundPanel title={t('${key}.missing')} text={t('${key}.missingText')} />;` : ''}
  return (
    <ListPage title={t('${key}.title')}>
      <Row>{data.${shownField(read.item)}}</Row>
      ${formElement(parts)}
    </ListPage>
  );
}

${ROW}
`;
}

const ROW = `const Row = styled.p\`
  padding: 16px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
\`;`;
