import type { ReactNode } from 'react';
import type { PriceProps } from '../price';

/** grid: two and more columns; rail: in a rail; row: picture at the left; ranked: row with a numeral. */
export type CardLook = 'grid' | 'rail' | 'row' | 'ranked';

export interface ProductTag {
  text: string;
  tone: 'brand' | 'genuine' | 'info';
}

export interface WishProps {
  pressed: boolean;
  /** Read aloud: what is wished for, e.g. "로즈 판톰 찜". */
  label: string;
  onToggle: () => void;
  /** On its way: the heart takes no press. */
  busy?: boolean;
}

export interface ProductCardProps {
  look: CardLook;
  to: string;
  brand: string;
  name: string;
  /** The name as it is drawn, with parts of it marked. */
  drawnName?: ReactNode;
  image: { src: string | null; alt: string };
  price: PriceProps;
  /** Present: the picture is veiled with this word. */
  soldOutLabel?: string | null;
  rating?: { score: string; count: string; label: string };
  /** Two at most are drawn. */
  tags?: readonly ProductTag[];
  badge?: { text: string; tone: 'brand' | 'spark' };
  rank?: number;
  wish?: WishProps;
  /** In the first view: the picture loads first. */
  eager?: boolean;
  /** `<img sizes>`, when the card is shown in another width than its look has. */
  sizes?: string;
  /** A line under the tags, e.g. when the restock alarm was asked for. */
  note?: ReactNode;
  onClick?: () => void;
}
