import type { Facts } from '@hyangro/contracts/operator/operator.contract';
import type { Text } from '../../platform/locale/text';

/** A text in three languages for the record of actions: `title.ko`, `title.en`, `title.cn`. Nothing without one. */
export const textFacts = (name: string, text: Text | undefined): Facts =>
  Object.fromEntries(Object.entries(text ?? {}).map(([locale, words]) => [`${name}.${locale}`, words]));
