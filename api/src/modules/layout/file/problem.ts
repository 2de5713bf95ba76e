import { RefusalInWords } from '../../../platform/http/refusal';

const OTHER_FIELD_CODE = 'validation.v0021';

/** Something about a file of layouts that its author should know. Errors keep it from being imported; warnings do not. */
export interface Problem {
  level: 'error' | 'warning';
  /** Place in the file: `layouts[0].displayItems[12].tabLayoutCd`. */
  path: string;
  reason: string;
}
export type Path = readonly PropertyKey[];

export const pathText = (path: Path): string =>
  path.map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at > 0 ? '.' : ''}${String(step)}`)).join('') || 'the file';

export const error = (path: Path, reason: string): Problem => ({ level: 'error', path: pathText(path), reason });
export const warning = (path: Path, reason: string): Problem => ({ level: 'warning', path: pathText(path), reason });
export const errorsIn = (problems: readonly Problem[]): Problem[] => problems.filter(({ level }) => level === 'error');

/** As operators read it. */
export const problemText = ({ level, path, reason }: Problem): string => `${level === 'error' ? '' : 'warning: '}${path}: ${reason}`;

/** As a refusal tells them. */
export const fieldsOf = (problems: readonly Problem[]) =>
  problems.map(({ path, reason }) => ({ field: path, code: OTHER_FIELD_CODE, reason }));

/** A version that may not go live as the shop is now. */
export class NotPublishable extends RefusalInWords<'LAYOUT_UNFIT'> {
  constructor(problems: readonly Problem[]) {
    super('LAYOUT_UNFIT', problems.map(problemText).join('\n'), ...fieldsOf(problems));
  }
}
