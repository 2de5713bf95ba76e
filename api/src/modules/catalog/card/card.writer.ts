import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';

/** What differs between two products of equal card, per call. */
interface CardState {
  stockOf(productCd: string): number;
  isLiked(productCd: string): boolean;
}
type CardPart = Omit<ProductCard, 'seq' | 'stockCnt' | 'isZzim'>;
/** By product, what its card shows to everybody, as JSON without its closing bracket. */
export type CardParts = ReadonlyMap<string, string>;

/** JSON of an object that goes on. */
export const openJson = (object: object) => JSON.stringify(object).slice(0, -1);

export const writeCardParts = (cards: readonly ProductCard[]): CardParts =>
  new Map(cards.map(({ seq: _seq, stockCnt: _stock, isZzim: _zzim, ...card }) => [card.productCd, openJson(card satisfies CardPart)]));

/** A list of cards; a code without a card is passed over. */
export function writeCards(parts: CardParts, codes: readonly string[], { stockOf, isLiked }: CardState): string {
  let list = '';
  let seq = 0;
  for (const code of codes) {
    const card = parts.get(code);
    if (card === undefined) continue;
    seq += 1;
    list += `${seq > 1 ? ',' : ''}${card},"seq":${seq},"stockCnt":${stockOf(code)},"isZzim":${isLiked(code)}}`;
  }
  return `[${list}]`;
}
