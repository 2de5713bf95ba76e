import styled from '@emotion/styled';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useTerms } from '@hyangro/runtime';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from '@hyangro/ui/icons';
import { useFirstSlide } from '@hyangro/ui/use-first-slide';
import { useSlides } from '@hyangro/ui/use-slides';
import { useMessages } from '../../messages';
import { useZoom } from './use-zoom';
import type { ViewedList } from './viewed-media';
import { ViewerSlide } from './viewer-slide';

interface Props extends ViewedList {
  onClose(): void;
}

/** Pictures and films over the whole screen: a swipe or the arrow keys lead on, two fingers, a double tap or `+` and `-` bring a picture closer, Escape and a swipe down close. */
export const ViewerStage = ({ items, start, onClose }: Props) => {
  const t = useMessages();
  const term = useTerms();
  const stage = useRef<HTMLDivElement>(null);
  const { at, show, list } = useSlides(items.length, start);
  const zoom = useZoom(onClose);
  const isClose = zoom.view.scale > 1;
  const last = items.length - 1;
  const isVideo = items[at]?.isVideo === true;

  useFirstSlide(list, start);
  // The keys work at once, and a reader of the screen hears where it is.
  useLayoutEffect(() => stage.current?.focus({ preventScroll: true }), []);

  const lead = (step: number) => show(at + step) && zoom.set(false);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose();
    if ((event.key === '+' || event.key === '=' || event.key === '-') && !isVideo) return zoom.set(event.key !== '-');
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // The arrows of a film that has the focus are its own.
    if (!step || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    lead(step);
  };
  return (
    <Stage ref={stage} role="group" aria-label={t('viewer.title')} tabIndex={-1} onKeyDown={press}>
      <Track {...list} tabIndex={0} data-close={isClose || undefined}>
        {items.map((item, n) => (
          <ViewerSlide
            key={item.url}
            item={item}
            label={t(item.isVideo ? 'media.video' : 'media.photo', { n: n + 1 })}
            isShown={n === at}
            isNear={Math.abs(n - at) <= 1}
            zoom={n === at ? zoom : null}
          />
        ))}
      </Track>
      <Bar>
        {last > 0 && (
          <>
            {/* Not `disabled`: the focus would be lost at the ends, and the arrow keys with it. */}
            <Round type="button" aria-label={t('viewer.previous')} aria-disabled={at === 0} onClick={() => lead(-1)}>
              <ChevronLeft />
            </Round>
            <Count role="status">
              {at + 1} / {items.length}
            </Count>
            <Round type="button" aria-label={t('viewer.next')} aria-disabled={at === last} onClick={() => lead(1)}>
              <ChevronRight />
            </Round>
          </>
        )}
        {!isVideo && (
          <Round type="button" aria-label={t(isClose ? 'viewer.whole' : 'viewer.closer')} onClick={zoom.toggle}>
            {isClose ? <ZoomOut /> : <ZoomIn />}
          </Round>
        )}
        <Round type="button" aria-label={term('action.close')} onClick={onClose}>
          <X />
        </Round>
      </Bar>
    </Stage>
  );
};

const Stage = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-sheet);
  background: #000;
  outline: none;
`;
const Track = styled.ul`
  display: flex;
  height: 100dvh;
  overflow-x: auto;
  overflow-y: hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &[data-close] { overflow-x: hidden; }
  &::-webkit-scrollbar { display: none; }
`;
const Bar = styled.div`
  position: fixed;
  inset: auto 0 calc(16px + var(--safe-bottom));
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  pointer-events: none;
  > * { pointer-events: auto; }
`;
const Round = styled.button`
  display: grid;
  place-items: center;
  width: var(--size-tap);
  height: var(--size-tap);
  border-radius: 50%;
  background: var(--color-bg-raised);
  color: var(--color-text);
  box-shadow: var(--shadow-2);
  &[aria-disabled='true'] { color: var(--color-text-disabled); }
`;
const Count = styled.span`
  min-width: 56px;
  padding: 0 10px;
  border-radius: var(--radius-pill);
  background: var(--color-bg-raised);
  font: 600 14px/32px var(--font-sans);
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
