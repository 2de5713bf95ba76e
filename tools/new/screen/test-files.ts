import type { Change } from '../plan';
import { defOf, fieldsOf, sampleOf, samplesOf } from '../schema';
import { fileOf, tidy, type FormField, type ScreenParts } from './parts';
import { keyField, shownField } from './screen-file';

type Read = NonNullable<ScreenParts['read']>;
type Form = NonNullable<ScreenParts['form']>;

/** The screen's test with answers from the contract, its samples, and the page object of journeys. */
export const testFiles = (parts: ScreenParts): Change[] => [
  ...(parts.read
    ? [
        {
          file: `mfe-${parts.remote}/src/testing/${parts.name}-samples.ts`,
          text: tidy(samplesText(parts, parts.read)),
          kind: 'code' as const,
        },
      ]
    : []),
  { file: fileOf(parts, '.screen.test.tsx'), text: tidy(testText(parts)), kind: 'code' },
  { file: `e2e/pages/${parts.remote}/${parts.name}.page.ts`, text: tidy(pageText(parts)), kind: 'code' },
];

const sampleName = ({ component }: ScreenParts) => `${/^[AEIOU]/.test(component) ? 'an' : 'a'}${component}Item`;

const samplesText = (parts: ScreenParts, read: Read) =>
  `
import type { ${parts.component}Item } from '../data/${parts.name}.queries';

/** One that the contract takes. */
export const ${sampleName(parts)} = (values: Partial<${parts.component}Item> = {}): ${parts.component}Item =>
  ({ ...(${JSON.stringify(sampleOf(read.item, parts.name))} satisfies object), ...values }) as ${parts.component}Item;
`;

function testText(parts: ScreenParts): string {
  const { remote, name, component, at, read, form } = parts;
  const mocks = [
    ...(read ? [`'${read.key}': ${answerText(parts, read, `[${sampleName(parts)}()]`)}`] : []),
    ...(form ? [`'${form.key}': sent`] : []),
  ];
  return `
import { screen${form ? ', waitFor' : ''} } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { ${read ? 'RETRY, ' : ''}${form || read?.isMissing ? 'refusal, ' : ''}renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
${read ? `import { ${sampleName(parts)} } from '../../testing/${name}-samples';` : ''}
import ${component}Screen from './${name}.screen';

${form ? `const sent = ${form.reply === undefined ? 'undefined' : `${JSON.stringify(form.reply)} as never`};` : ''}
const open = (endpoints: EndpointMocks = {}, options: Pick<RenderScreenOptions, 'after' | 'canFail'> = {}) =>
  renderScreen(<${component}Screen />, {
    at: '${at}',
    messages: { ${remote}: ko, terms },
    session: { isLogin: true, member: null },
    endpoints: { ${mocks.join(', ')}, ...endpoints },
    ...options,
  });
${read ? readTests(parts, read) + failureTest(parts, read) : ''}
${form ? formTests(parts, form) : ''}
`;
}

/** The answer of the call with these rows. */
function answerText(parts: ScreenParts, { kind, endpoint: { ok } }: Read, rows: string, cursor = 'null'): string {
  if (kind === 'one') return `${sampleName(parts)}()`;
  if (defOf(ok).type === 'array') return rows;
  const rest = Object.entries(sampleOf(ok, 'answer') as object).filter(([field]) => !['items', 'nextCursor'].includes(field));
  const others = rest.map(([field, value]) => `${field}: ${JSON.stringify(value)}`);
  return `{ ${[...others, `items: ${rows}`, ...(kind === 'pages' ? [`nextCursor: ${cursor}`] : [])].join(', ')} }`;
}

/** What a field holds in the first or second row: a word where its schema takes any, or what it does take. */
function valueIn(schema: Read['item'] | undefined, name: string, row: number): unknown {
  const word = ['하나', '둘'][row];
  if (!schema || schema.safeParse(word).success) return word;
  const samples = samplesOf(schema, name);
  return samples[row] ?? samples[0];
}

function readTests(parts: ScreenParts, read: Read): string {
  const { key, title } = parts;
  const shown = shownField(read.item);
  const code = keyField(read.item);
  const fields = fieldsOf(read.item);
  const text = (row: number) => valueIn(fields[shown], shown, row);
  const item = (row: number) => {
    const names = read.kind === 'one' || code === shown ? [shown] : [code, shown];
    const values = names.map((name) => `${name}: ${JSON.stringify(valueIn(fields[name], name, row))} as never`);
    return `${sampleName(parts)}({ ${values.join(', ')} })`;
  };
  const told = (row: number) => JSON.stringify(String(text(row)));
  if (read.kind === 'one')
    return `
test('${title}: what there is, is shown under its heading', async () => {
  await open({ '${read.key}': ${item(0)} });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ko['${key}.title']);
  expect(screen.getByText(${told(0)})).toBeTruthy();
});
${
  read.isMissing
    ? `
test('${title}: an unknown code says so', async () => {
  await open({ '${read.key}': refusal('${read.endpoint.refusals?.find((code) => code.endsWith('_NOT_FOUND'))}') });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ko['${key}.missing']);
});`
    : ''
}`;
  const pages = `
test('${title}: rows stand in order, and more of them come at a press', async () => {
  const { user, calls } = await open({
    '${read.key}': ({ query }) =>
      query.get('cursor') ? ${answerText(parts, read, `[${item(1)}]`)} : ${answerText(parts, read, `[${item(0)}]`, `'c1'`)},
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ko['${key}.title']);
  await user.click(screen.getByRole('button', { name: terms['action.more'] }));
  expect(await screen.findByText(${told(1)})).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(calls.at(-1)).toContain('cursor=c1');
  expect(screen.queryByRole('button', { name: terms['action.more'] })).toBeNull();
});
`;
  const rows = `
test('${title}: rows stand in order', async () => {
  await open({ '${read.key}': ${answerText(parts, read, `[${item(0)}]`)} });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ko['${key}.title']);
  expect(screen.getByRole('listitem').textContent).toBe(${told(0)});
});
`;
  return `
${read.kind === 'pages' ? pages : rows}
test('${title}: without a row it says so', async () => {
  await open({ '${read.key}': ${answerText(parts, read, '[]')} });
  expect(screen.getByText(ko['${key}.empty'])).toBeTruthy();
});
`;
}

/** The shell says that a read failed: the screen must not show it as nothing there. */
function failureTest(parts: ScreenParts, read: Read): string {
  const { key, title } = parts;
  return `
test('${title}: when what it shows cannot be had, that is said, and it is here once it can be', async () => {
  let isAway = true;
  const answer = () => {
    if (isAway) throw new Error('away');
    return ${answerText(parts, read, `[${sampleName(parts)}()]`)};
  };
  const { user } = await open({ '${read.key}': answer }, { canFail: true });
  expect(await screen.findByRole('alert')).toBeTruthy();
  ${read.kind === 'one' ? '' : `expect(screen.queryByText(ko['${key}.empty'])).toBeNull();`}
  isAway = false;
  await user.click(screen.getByRole('button', { name: RETRY }));
  ${
    read.kind === 'one'
      ? `expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(ko['${key}.title']);`
      : `expect(await screen.findAllByRole('listitem')).toHaveLength(1);`
  }
  expect(screen.queryByRole('alert')).toBeNull();
});
`;
}

const label = ({ key }: ScreenParts, { name }: FormField) => `ko['${key}.field.${name}']`;

function fillText(parts: ScreenParts, field: FormField): string {
  const at = `screen.getByLabelText(${label(parts, field)})`;
  if (field.control === 'check') return field.sample === true ? `await user.click(${at});` : '';
  if (field.control === 'choice') return `await user.selectOptions(${at}, '${String(field.sample)}');`;
  return `await user.clear(${at});\nawait user.type(${at}, '${String(field.sample)}');`;
}

function formTests(parts: ScreenParts, form: Form): string {
  const { key, title } = parts;
  const { fields, required } = form;
  const [first] = fields.filter(({ control }) => control !== 'check' && control !== 'choice');
  const press = `await user.click(screen.getByRole('button', { name: ko['${key}.send'] }));`;
  const fill = fields
    .map((field) => fillText(parts, field))
    .filter(Boolean)
    .join('\n  ');
  const [method] = form.key.split(' ');
  const required_ = `
test('${title}: what is required is said at its field, and nothing is sent', async () => {
  const { user, calls } = await open();
  ${press}
  await waitFor(() =>
    expect([${fields
      .filter(({ name }) => required.includes(name))
      .map((field) => `screen.getByLabelText(${label(parts, field)})`)
      .join(', ')}].map((field) => field.getAttribute('aria-invalid'))).toEqual([${required.map(() => `'true'`).join(', ')}]),
  );
  expect(calls.filter((call) => call.startsWith('${method}'))).toEqual([]);
});
`;
  const typed =
    first &&
    `
test('${title}: what the server refuses stands at its field, and what was typed stays', async () => {
  const { user } = await open({ '${form.key}': refusal('VALIDATION_FAILED', [{ field: '${first.name}', code: 'validation.v0019' }]) });
  ${fill}
  ${press}
  await waitFor(() => expect(screen.getByLabelText(${label(parts, first)}).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText<HTMLInputElement>(${label(parts, first)}).value).toBe('${String(first.sample)}');
});

test('${title}: what is typed is still there after a look at another screen', async () => {
  const before = await open();
  await before.user.clear(screen.getByLabelText(${label(parts, first)}));
  await before.user.type(screen.getByLabelText(${label(parts, first)}), '${String(first.sample)}');
  before.unmount();
  await open({}, { after: before });
  expect(screen.getByLabelText<HTMLInputElement>(${label(parts, first)}).value).toBe('${String(first.sample)}');
});
`;
  return `
${required.length ? required_ : ''}
test('${title}: it is sent once, and the form is empty again', async () => {
  const bodies: unknown[] = [];
  const { user, shown } = await open({ '${form.key}': ({ body }) => (bodies.push(body), sent) });
  ${fill}
  await user.dblClick(screen.getByRole('button', { name: ko['${key}.send'] }));
  await waitFor(() => expect(shown.toasts).toEqual([ko['${key}.sent']]));
  expect(bodies).toEqual([expect.objectContaining(${JSON.stringify(Object.fromEntries(fields.map(({ name, sample }) => [name, sample])))})]);
  ${first ? `expect(screen.getByLabelText<HTMLInputElement>(${label(parts, first)}).value).toBe('${String(form.empty[first.name])}');` : ''}
});
${typed ?? ''}`;
}

function pageText(parts: ScreenParts): string {
  const { component, title, path, form } = parts;
  const places = [...path.matchAll(/:(\w+)\??/g)].map(([, place]) => place ?? '');
  const address = path.replace(/:(\w+)\??/g, (_, place: string) => `\${${place}}`);
  const values = (form?.fields ?? []).filter(({ control }) => control !== 'check');
  return `
import type { Page } from '@playwright/test';

/** ${title}. */
export class ${component}Page {
  constructor(private readonly page: Page) {}

  async open(${places.map((place) => `${place}: string`).join(', ')}) {
    await this.page.goto(${places.length ? `\`${address}\`` : `'${path}'`});
    await this.heading.waitFor();
  }
  get heading() {
    return this.page.locator('main').getByRole('heading', { level: 1 });
  }
  ${parts.read && parts.read.kind !== 'one' ? `get rows() {\n    return this.page.locator('main').getByRole('listitem');\n  }` : ''}
  ${
    form
      ? `async send(values: Partial<Record<${values.map(({ name }) => `'${name}'`).join(' | ') || 'never'}, string>>) {
    for (const [name, value] of Object.entries(values)) {
      const field = this.page.locator(\`main form [name="\${name}"]\`);
      await (await field.evaluate(({ tagName }) => tagName === 'SELECT') ? field.selectOption(value) : field.fill(value));
    }
    await this.page.locator('main form button[type="submit"]').click();
  }`
      : ''
  }
}
`;
}
