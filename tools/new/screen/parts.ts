import type { ContractCall, NamedSchema } from '../contract-call';
import type { AnswerKind } from '../schema';

/** One field of a form, as its body's schema describes it. */
export interface FormField {
  name: string;
  control: 'text' | 'area' | 'number' | 'choice' | 'check';
  max: number | null;
  /** Of a choice. */
  values: readonly string[];
  /** A value that the schema takes. */
  sample: unknown;
}

export interface FormParts {
  fields: readonly FormField[];
  /** What the fields begin with. */
  empty: Readonly<Record<string, unknown>>;
  /** Fields that are refused as they begin. */
  required: readonly string[];
  /** Fields of the body that no control fits: lists, files. */
  undrawn: readonly string[];
}

/** All that the files of a screen are made of. */
export interface ScreenParts {
  remote: string;
  name: string;
  route: string;
  path: string;
  /** An address of it. */
  at: string;
  /** Beginning of its words, and of its names. */
  key: string;
  component: string;
  title: string;
  /** Only for who is logged in. */
  isMembers: boolean;
  read: (ContractCall & AnswerKind & { /** One thing under a code that may name nothing. */ isMissing: boolean }) | undefined;
  form: (ContractCall & FormParts & { body: NamedSchema; reply: unknown }) | undefined;
}

export const fileOf = ({ remote, name }: ScreenParts, part: string): string => `mfe-${remote}/src/screens/${name}/${name}${part}`;
/** `{ productCd }` of a call, or nothing. */
export const paramsText = ({ params }: ContractCall): string => (params.length ? `params: { ${params.join(', ')} },` : '');
export const placesOfBoth = ({ read, form }: ScreenParts): string[] => [...new Set([...(read?.params ?? []), ...(form?.params ?? [])])];
/** Without the empty lines that parts left out leave. */
export const tidy = (text: string): string =>
  text
    .replace(/^\s+/, '')
    .replace(/;\n\s*\n+(?=import |\s+return)/g, ';\n')
    .replace(/\n{3,}/g, '\n\n');
