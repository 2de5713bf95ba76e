import type { Cart } from '@hyangro/contracts/order/order.schemas';
import { useMoney, useTerms } from '@hyangro/runtime';
import { useMessages, type Message } from '../../messages';

type Warning = Cart['warnings'][number];
interface Words {
  won(value: number): string;
  term(key: string): string;
}
type Values = (args: Warning['args'], words: Words) => Record<string, string | number>;

/** What checkout would refuse, said for somebody who still stands at the cart. */
const WARNINGS: Readonly<Record<string, { text: Message; values?: Values }>> = {
  'cart.a0003': { text: 'warning.soldOut' },
  'order.a0002': { text: 'warning.maxQuantity', values: ([name = '', max = '']) => ({ name, max }) },
  'order.a0005': { text: 'warning.noStock', values: ([name = '', stock = '']) => ({ name, stock }) },
  'order.a0007': { text: 'warning.minPayment', values: ([min], { won }) => ({ won: won(Number(min)) }) },
  'order.a0008': { text: 'warning.firstPurchaseOne' },
  'order.a0009': { text: 'warning.firstPurchasePoints' },
  'order.a0010': { text: 'warning.firstPurchaseUsed' },
  'order.a0015': { text: 'warning.productMissing' },
  'order.a0016': { text: 'warning.grade', values: ([grade = ''], { term }) => ({ grade: term(`grade.${grade}`) }) },
  'order.a0018': { text: 'warning.customsCode' },
  'order.a0019': { text: 'warning.customsTax' },
  'order.a0021': { text: 'warning.corporateMin', values: ([min], { won }) => ({ won: won(Number(min)) }) },
};

/** `warningText(warning)`: the warning in words; null for a code this version does not know. */
export function useWarningText(): (warning: Warning) => string | null {
  const t = useMessages();
  const { won } = useMoney();
  const term = useTerms();
  return ({ messageCode, args }) => {
    const known = WARNINGS[messageCode];
    return known ? t(known.text, known.values?.(args, { won, term })) : null;
  };
}
