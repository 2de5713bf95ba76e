import type { Values } from './i18n';

/** Text with nothing but `{{name}}` in it: no formats, no nesting. */
const SIMPLE = /^(?:[^{$]|\{\{\w+\}\})*$/;

export const isSimpleText = (text: string): boolean => SIMPLE.test(text);

/** A simple text with its values. */
export const fill = (text: string, values?: Values): string =>
  values ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) : text;
