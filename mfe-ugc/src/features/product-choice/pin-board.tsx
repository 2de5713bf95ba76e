import styled from '@emotion/styled';
import { Suspense, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { PostMedia } from '@hyangro/contracts/ugc/media.contract';
import { Button } from '@hyangro/ui/button';
import { Plus } from '@hyangro/ui/icons';
import type { ChosenProduct } from './chosen-product.form';
import { ProductSheet } from './product-sheet.lazy';
import { useMessages } from '../../messages';
import { movedByKey, placeInside, type Pin, type Place } from './pin.form';

interface Props {
  photo: PostMedia;
  /** Its place among the photos, from one. */
  n: number;
  /** Of all photos. */
  pins: readonly Pin[];
  max: number;
  onChange(pins: Pin[]): void;
}
/** Where a product is to be chosen for: a new place, or a pin that is there. */
type Asked = { place: Place } | { productCd: string };
const MIDDLE: Place = { x: 0.5, y: 0.5 };
/** A finger that moved less has tapped. */
const TAP_PX = 6;

/** A photo with products pinned on it: a tap or the button pins one, a drag or the arrow keys move it, Enter changes it, Delete takes it off. */
export const PinBoard = ({ photo, n, pins, max, onChange }: Props) => {
  const t = useMessages();
  const hint = useId();
  const board = useRef<HTMLDivElement>(null);
  const drag = useRef<{ productCd: string; x: number; y: number; isMoved: boolean } | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [said, say] = useState('');
  const own = pins.filter(({ mediaKey }) => mediaKey === photo.mediaKey);
  const isFull = pins.length >= max;

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const { left, top, width, height } = board.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return placeInside({ x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) });
  };
  const ask = (what: Asked) => {
    setAsked(what);
    setOpen(true);
  };
  const move = (productCd: string, place: Place) =>
    onChange(pins.map((each) => (each.productCd === productCd ? { ...each, ...place } : each)));
  const takeOff = ({ productCd, productNm }: Pin) => {
    onChange(pins.filter((each) => each.productCd !== productCd));
    say(t('write.pin.removed', { name: productNm }));
    board.current?.parentElement?.querySelector<HTMLButtonElement>('[data-add]')?.focus();
  };
  const choose = (product: ChosenProduct) => {
    setOpen(false);
    if (!asked) return;
    onChange(
      'place' in asked
        ? [...pins, { ...product, ...asked.place, mediaKey: photo.mediaKey }]
        : pins.map((each) => (each.productCd === asked.productCd ? { ...each, ...product } : each)),
    );
    say(t('write.pin.added', { name: product.productNm }));
  };

  const onKeyDown = (event: KeyboardEvent, each: Pin) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return takeOff(each);
    }
    const place = movedByKey(each, event.key, event.shiftKey);
    if (!place) return;
    event.preventDefault();
    move(each.productCd, place);
    say(t('write.pin.at', percentOf(place)));
  };
  const onPointerDown = (event: PointerEvent, { productCd }: Pin) => {
    drag.current = { productCd, x: event.clientX, y: event.clientY, isMoved: false };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = drag.current;
    if (!held) return;
    held.isMoved ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > TAP_PX;
    if (held.isMoved) move(held.productCd, placeOf(event));
  };
  /** A press that was a drag opens nothing. */
  const onPinClick = ({ productCd }: Pin) => {
    const wasDragged = drag.current?.isMoved;
    drag.current = null;
    if (!wasDragged) ask({ productCd });
  };
  const onPhotoClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget || event.target instanceof HTMLImageElement) if (!isFull) ask({ place: placeOf(event) });
  };

  return (
    <Box role="group" aria-label={t('write.pin.photo', { n })}>
      {/* A tap on the photo is a short way of the button below. */}
      <Board ref={board} onClick={onPhotoClick} data-full={isFull || undefined}>
        <img src={photo.listUrl ?? photo.url} alt={t('write.pin.photo', { n })} draggable={false} />
        {own.map((each) => (
          <Dot
            key={each.productCd}
            type="button"
            style={{ left: `${each.x * 100}%`, top: `${each.y * 100}%` }}
            aria-label={t('write.pin.name', { name: each.productNm, ...percentOf(each) })}
            aria-describedby={hint}
            onKeyDown={(event) => onKeyDown(event, each)}
            onPointerDown={(event) => onPointerDown(event, each)}
            onPointerMove={onPointerMove}
            onPointerCancel={() => (drag.current = null)}
            onClick={() => onPinClick(each)}
          >
            <Plus size={14} strokeWidth={2.4} />
          </Dot>
        ))}
      </Board>
      <Hint id={hint}>{t('write.pin.hint')}</Hint>
      <Names>
        {own.map((each) => (
          <li key={each.productCd}>
            <span>
              {each.brandNm} {each.productNm}
            </span>
            <Button
              type="button"
              variant="text"
              size="s"
              aria-label={t('write.pin.removeOf', { name: each.productNm })}
              onClick={() => takeOff(each)}
            >
              {t('write.pin.remove')}
            </Button>
          </li>
        ))}
      </Names>
      <Button type="button" variant="line" size="m" block data-add="" disabled={isFull} onClick={() => ask({ place: freePlace(own) })}>
        <Plus size={18} />
        {t('write.pin.add')}
      </Button>
      <Said role="status">{said}</Said>
      {asked && (
        <Suspense>
          <ProductSheet open={isOpen} taken={pins.map(({ productCd }) => productCd)} onClose={() => setOpen(false)} onChoose={choose} />
        </Suspense>
      )}
    </Box>
  );
};

const percentOf = ({ x, y }: Place) => ({ x: Math.round(x * 100), y: Math.round(y * 100) });
/** The middle, or beside it where a pin stands there already. */
const freePlace = (pins: readonly Place[]): Place => placeInside({ ...MIDDLE, y: MIDDLE.y + 0.08 * pins.length });

const Box = styled.div`
  display: grid;
  gap: 8px;
  max-width: 420px;
`;
const Board = styled.div`
  position: relative;
  border-radius: var(--radius-tile);
  overflow: hidden;
  background: var(--color-tile);
  cursor: crosshair;
  &[data-full] { cursor: default; }
  img { display: block; width: 100%; height: auto; min-height: 160px; object-fit: cover; user-select: none; }
`;
const Dot = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin: -14px 0 0 -14px;
  border: 2px solid var(--color-bg);
  border-radius: 50%;
  background: var(--color-brand);
  color: var(--color-on-brand);
  box-shadow: var(--shadow-2);
  touch-action: none;
  cursor: grab;
  &::after { content: ''; position: absolute; inset: -8px; }
  &:focus-visible { outline-offset: 3px; }
`;
const Hint = styled.p`font-size: 13px; color: var(--color-text-2);`;
const Names = styled.ul`
  li { display: flex; align-items: center; justify-content: space-between; gap: 8px; font-size: 14px; }
  span { min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
`;
const Said = styled.p`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
