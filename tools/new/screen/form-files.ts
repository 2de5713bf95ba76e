import type { Change } from '../plan';
import { fileOf, paramsText, tidy, type FormField, type ScreenParts } from './parts';

type Form = NonNullable<ScreenParts['form']>;

/** The form by the server's own schema, and its fields. */
export const formFiles = (parts: ScreenParts, form: Form): Change[] => [
  { file: fileOf(parts, '.form.ts'), text: tidy(schemaText(parts, form)), kind: 'code' },
  { file: fileOf(parts, '-form.tsx'), text: tidy(fieldsText(parts, form)), kind: 'code' },
];

const schemaText = ({ component, title }: ScreenParts, { body, empty }: Form) =>
  `
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { ${body.name} } from '${body.from}';
import { memberStore } from '@hyangro/runtime';

export type ${component}Values = z.input<typeof ${body.name}>;
export const EMPTY: ${component}Values = ${JSON.stringify(empty)};

/** What is being typed. */
export const draftStore = memberStore(EMPTY);

/** ${title}, by the rules of the server. Messages are codes. */
export const use${component}Form = (defaultValues: ${component}Values) =>
  useForm<${component}Values, unknown, z.output<typeof ${body.name}>>({ resolver: zodResolver(${body.name}), defaultValues, mode: 'onTouched' });
`;

const CONTROLS: Readonly<Record<FormField['control'], string>> = {
  text: 'TextField',
  area: 'TextArea',
  number: 'TextField',
  choice: 'SelectField',
  check: 'CheckboxField',
};

function fieldText({ key }: ScreenParts, { name, control, max, values }: FormField): string {
  const own: Record<FormField['control'], string> = {
    text: max === null ? '' : `maxLength={${max}}`,
    area: `rows={5} ${max === null ? '' : `maxLength={${max}}`}`,
    number: 'inputMode="numeric"',
    choice: `options={[${values.map((value) => `{ value: '${value}', label: t('${key}.${name}.${value}') }`).join(', ')}]}`,
    check: '',
  };
  const register = control === 'number' ? `form.register('${name}', { valueAsNumber: true })` : `form.register('${name}')`;
  return `<${CONTROLS[control]} label={t('${key}.field.${name}')} ${own[control]} error={errorOf('${name}')} {...${register}} />`;
}

function fieldsText(parts: ScreenParts, form: Form): string {
  const { remote, name, key, component, title } = parts;
  const controls = [...new Set(form.fields.map(({ control }) => CONTROLS[control]))].sort();
  const isIdempotent = form.endpoint.idempotent;
  const props = form.params.length ? `{ ${form.params.join(', ')} }: { ${form.params.map((param) => `${param}: string`).join('; ')} }` : '';
  return `
import styled from '@emotion/styled';
import { useKeptInput, useSendForm } from '@hyangro/commerce/form';
import { useServices, useTextOfCode } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { ${controls.join(', ')} } from '@hyangro/ui/field';
import { useMessages } from '../../messages';
import { draftStore, EMPTY, use${component}Form, type ${component}Values } from './${name}.form';

/** ${title}: what is typed stays when the server, the network or the session says no. */
export const ${component}Form = (${props}) => {
  const t = useMessages();
  const textOf = useTextOfCode();
  const services = useServices();
  const draft = draftStore(services.memberMemory);
  const form = use${component}Form(draft.get());
  useKeptInput(form, draft);
  const { submit, isPending } = useSendForm(form, {
    mutationKey: ['${remote}', '${name}', 'send'],
    send: (body${isIdempotent ? ', idempotencyKey' : ''}) => services.api('${form.key}', { ${paramsText(form)} body${isIdempotent ? ', idempotencyKey' : ''} }),
    onSent() {
      form.reset(EMPTY);
      draft.set(EMPTY);
      void services.queryClient.invalidateQueries({ queryKey: ['${remote}', '${name}'] });
      services.toast(t('${key}.sent'));
    },
  });
  const { errors } = form.formState;
  const errorOf = (field: keyof ${component}Values) => errors[field]?.message && textOf(errors[field].message);
  return (
    <Fields method="post" noValidate onSubmit={(event) => void submit(event)}>
      ${form.fields.map((field) => fieldText(parts, field)).join('\n')}
      <Button type="submit" variant="primary" size="l" block loading={isPending}>
        {t('${key}.send')}
      </Button>
    </Fields>
  );
};

const Fields = styled.form\`display: grid; gap: var(--space-5);\`;
`;
}
