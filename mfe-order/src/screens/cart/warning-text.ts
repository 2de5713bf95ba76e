import {
  ORDER_CORPORATE_MIN,
  ORDER_FIRST_PURCHASE_ONE,
  ORDER_FIRST_PURCHASE_USED,
  ORDER_GRADE,
  ORDER_MAX_QUANTITY,
  ORDER_NO_STOCK,
  ORDER_REAL_NAME_MISSING,
} from '@hyangro/contracts/errors/known-refusals';
import { CUSTOMS_TAX_WARNING, type CartWarningCode } from '@hyangro/contracts/order/cart-warnings';
import type { Cart } from '@hyangro/contracts/order/order.schemas';
import { useMoney, useTextOfCode } from '@hyangro/runtime';
import { useMessages, type Message } from '../../messages';

type Warning = Cart['warnings'][number];
interface Words {
  price: (value: number) => string;
  textOf: (code: string) => string;
}
type Values = (args: Warning['args'], words: Words) => Record<string, string | number>;

const gradeIn: Values = ([grade = ''], { textOf }) => ({ grade: textOf(`grade.${grade}`) });
/** What checkout would refuse, as a hint in the cart. */
const WARNINGS: Readonly<Record<CartWarningCode, { text: Message; values?: Values }>> = {
  [ORDER_MAX_QUANTITY.code]: { text: 'warning.maxQuantity', values: ([name = '', max = '']) => ({ name, max }) },
  [ORDER_NO_STOCK.code]: { text: 'warning.noStock', values: ([name = '', stock = '']) => ({ name, stock }) },
  [ORDER_FIRST_PURCHASE_ONE.code]: { text: 'warning.firstPurchaseOne' },
  [ORDER_FIRST_PURCHASE_USED.code]: { text: 'warning.firstPurchaseUsed' },
  [ORDER_GRADE.code]: { text: 'warning.grade', values: gradeIn },
  [ORDER_CORPORATE_MIN.code]: { text: 'warning.corporateMin', values: ([min], { price }) => ({ won: price(Number(min)) }) },
  [ORDER_REAL_NAME_MISSING.code]: { text: 'warning.chinaClosed' },
  [CUSTOMS_TAX_WARNING]: { text: 'warning.customsTax' },
};
const isKnown = (code: string): code is CartWarningCode => Object.hasOwn(WARNINGS, code);

/** `warningText(warning)`: the warning in words; null for a code this version does not know. */
export function useWarningText(): (warning: Warning) => string | null {
  const t = useMessages();
  const { price } = useMoney();
  const textOf = useTextOfCode();
  return ({ messageCode, args }) => {
    if (!isKnown(messageCode)) return null;
    const { text, values } = WARNINGS[messageCode];
    return t(text, values?.(args, { price, textOf }));
  };
}

/** `lineRefusalText(item.refusal)`: the same beside the goods it is about (P-05). */
export function useLineRefusalText(): (refusal: Warning) => string | null {
  const t = useMessages();
  const { price } = useMoney();
  const textOf = useTextOfCode();
  const warningText = useWarningText();
  return (refusal) =>
    refusal.messageCode === ORDER_GRADE.code ? t('cart.gradeOnly', gradeIn(refusal.args, { price, textOf })) : warningText(refusal);
}
