import styled from '@emotion/styled';
import type { PointerEvent } from 'react';
import { ChevronLeft, ChevronRight, Play, X } from '@hyangro/ui/icons';
import { veil } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import type { Tile } from './tiles.rules';

interface Props {
  tile: Tile;
  at: number;
  count: number;
  isDragged: boolean;
  /** What is wrong with it, in the reader's language. */
  problem: string | undefined;
  onGrab(event: PointerEvent<HTMLElement>): void;
  onMove(step: 1 | -1): void;
  onRetry(): void;
  onRemove(): void;
}

const PERCENT = 100;

/** One photo or video of a picker, with how far it came, its place and what is wrong with it. */
export const MediaTile = ({ tile: { media, way }, at, count, isDragged, problem, onGrab, onMove, onRetry, onRemove }: Props) => {
  const t = useMessages();
  const isVideo = media ? media.type === 'VIDEO' : way?.isVideo === true;
  const name = t(isVideo ? 'media.video' : 'media.photo', { n: at + 1 });
  const picture = media ? (media.thumbUrl ?? null) : isVideo ? null : (way?.preview ?? null);
  const isOn = way?.phase === 'WAITING' || way?.phase === 'SENDING';
  const percent = Math.round((way?.progress ?? 0) * PERCENT);
  return (
    <Place data-dragged={isDragged || undefined} data-wrong={problem !== undefined || way?.phase === 'FAILED' || undefined}>
      <Square onPointerDown={onGrab}>
        {picture ? <img src={picture} alt={name} draggable={false} /> : <span role="img" aria-label={name} />}
        {isVideo && (
          <Mark aria-hidden>
            <Play size={20} />
          </Mark>
        )}
        {isOn && (
          <Bar
            role="progressbar"
            aria-label={t('media.sending', { name })}
            aria-valuenow={percent}
            style={{ ['--done' as string]: `${percent}%` }}
          />
        )}
      </Square>
      <Remove type="button" aria-label={t('media.remove', { name })} onClick={onRemove}>
        <X size={16} />
      </Remove>
      {count > 1 && (
        <Order>
          {/* Not `disabled`: the focus would be lost at the ends. */}
          <button type="button" aria-label={t('media.earlier', { name })} aria-disabled={at === 0} onClick={() => onMove(-1)}>
            <ChevronLeft size={16} />
          </button>
          <span aria-hidden>{at + 1}</span>
          <button type="button" aria-label={t('media.later', { name })} aria-disabled={at === count - 1} onClick={() => onMove(1)}>
            <ChevronRight size={16} />
          </button>
        </Order>
      )}
      {way?.phase === 'FAILED' && (
        <Problem role="alert">
          {problem ?? t('media.failed')}{' '}
          <button type="button" aria-label={t('media.retryOf', { name })} onClick={onRetry}>
            {t('media.retry')}
          </button>
        </Problem>
      )}
      {way?.phase === 'REFUSED' && <Problem role="alert">{problem}</Problem>}
    </Place>
  );
};

const Place = styled.li`
  position: relative;
  width: 104px;
  &[data-dragged] { opacity: 0.55; }
  &[data-wrong] > :first-of-type { outline: 2px solid var(--color-danger); outline-offset: -2px; }
`;
/* A pointer that holds it carries it: the page does not scroll under it. */
const Square = styled.div`
  position: relative;
  height: 104px;
  border-radius: var(--radius-tile);
  overflow: hidden;
  background: var(--color-bg-sunken);
  cursor: grab;
  touch-action: none;
  img { width: 100%; height: 100%; object-fit: cover; }
`;
const Mark = styled.span`${veil} color: var(--color-on-scrim);`;
const Bar = styled.div`
  position: absolute;
  inset: auto 8px 8px;
  height: 6px;
  border-radius: 3px;
  background: rgb(0 0 0 / 0.5);
  &::after { content: ''; display: block; width: var(--done); height: 100%; border-radius: inherit; background: #fff; }
`;
const Remove = styled.button`
  position: absolute;
  top: 4px;
  right: 4px;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: rgb(0 0 0 / 0.6);
  color: #fff;
`;
const Order = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: 2px;
  font-size: 12px;
  color: var(--color-text-2);
  font-variant-numeric: tabular-nums;
  button { display: grid; place-items: center; width: 36px; height: 32px; }
  [aria-disabled='true'] { color: var(--color-text-disabled); }
`;
const Problem = styled.p`
  margin-top: 4px;
  font-size: 12px;
  line-height: 1.4;
  color: var(--color-danger);
  button { padding: 4px 0; font-weight: 700; text-decoration: underline; }
`;
