import type { ClaimState, ClaimType, Order } from '@hyangro/contracts/order/order.schemas';
import type { Term } from '@hyangro/runtime';

/** Type of an address; null for one that does not exist (R-MY-07). */
export const claimTypeOf = (inPath: string): ClaimType | null => (inPath === 'cancel' ? 'CANCEL' : inPath === 'return' ? 'RETURN' : null);
export const claimPathOf = (claimType: ClaimType): 'cancel' | 'return' => (claimType === 'CANCEL' ? 'cancel' : 'return');

/** Word of a claim's state; null for a rejected one, which has a word of ours. */
export const claimTermOf = (claimType: ClaimType, state: ClaimState): Term | null => {
  if (state === 'REFUNDED') return 'claimState.s0003';
  if (state === 'REJECTED') return null;
  return claimType === 'CANCEL' ? 'claimState.s0001' : 'claimState.s0002';
};

export type OrderLine = Order['lines'][number];
/** Pieces chosen by line; a line that is not in it stays. */
export type ChosenPieces = Readonly<Record<number, number>>;

/** Pieces of a line that may still go back: none of one that was confirmed (R-MY-11). */
export const leftOf = ({
  quantity,
  claimedQuantity,
  confirmedAt,
}: Pick<OrderLine, 'quantity' | 'claimedQuantity' | 'confirmedAt'>): number => (confirmedAt ? 0 : quantity - claimedQuantity);

/** All that may still go back. */
export const allPieces = (lines: readonly OrderLine[]): ChosenPieces =>
  Object.fromEntries(lines.filter((line) => leftOf(line) > 0).map((line) => [line.lineNo, leftOf(line)]));

/** What a form begins with: a cancel with all that is left, a return with the only line there is. */
export function firstPieces(lines: readonly OrderLine[], claimType: ClaimType): ChosenPieces {
  const open = lines.filter((line) => leftOf(line) > 0);
  return claimType === 'CANCEL' || open.length === 1 ? allPieces(lines) : {};
}

/** Chosen pieces as they are sent; lines that are gone meanwhile are left out. */
export const piecesOf = (lines: readonly OrderLine[], chosen: ChosenPieces): { lineNo: number; quantity: number }[] =>
  lines.flatMap((line) => {
    const quantity = Math.min(chosen[line.lineNo] ?? 0, leftOf(line));
    return quantity > 0 ? [{ lineNo: line.lineNo, quantity }] : [];
  });
