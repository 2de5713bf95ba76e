import type { ComponentType } from 'react';
import type { DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { Clock, Gift, Sparkles, Star, TicketPercent, type IconProps } from '@hyangro/ui/icons';

type Tone = 'tile' | 'brand-soft' | 'warn-soft' | 'genuine-soft' | 'sale-soft' | 'info-soft' | 'brand' | 'spark';

/** Entries without a picture of their own, by the name after `icon:`. */
const DRAWN: Readonly<Record<string, { Icon: ComponentType<IconProps>; tone: Tone }>> = {
  ranking: { Icon: Star, tone: 'sale-soft' },
  timesale: { Icon: Clock, tone: 'warn-soft' },
  coupon: { Icon: TicketPercent, tone: 'brand' },
  raffle: { Icon: Sparkles, tone: 'spark' },
  invite: { Icon: Gift, tone: 'brand' },
};
const TONES: readonly Tone[] = ['brand-soft', 'warn-soft', 'tile', 'genuine-soft', 'sale-soft', 'info-soft'];

type Entry = Pick<DisplayItem, 'fileUrl' | 'fileUrl2' | 'link' | 'text'>;

const drawnOf = ({ fileUrl, fileUrl2 }: Entry) => DRAWN[/^icon:(\w+)$/.exec(fileUrl ?? fileUrl2 ?? '')?.[1] ?? ''];

/** Ground of an entry: what it is drawn with says, else the grounds follow one another. */
export const toneOf = (entry: Entry, at: number): Tone => drawnOf(entry)?.tone ?? TONES[at % TONES.length] ?? 'tile';

/** Picture of an entry: the file, a line icon by name, or the first letter of its words. */
export function QuickIcon({ item }: { item: Entry }) {
  const drawn = drawnOf(item);
  if (drawn) return <drawn.Icon size={28} strokeWidth={1.5} />;
  const file = item.fileUrl ?? item.fileUrl2;
  if (file && !file.startsWith('icon:')) return <img src={file} alt="" width={34} height={34} loading="lazy" decoding="async" />;
  return <b aria-hidden>{item.text?.slice(0, 1)}</b>;
}
