import styled from '@emotion/styled';
import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { MEDIA_TYPES } from '@hyangro/contracts/ugc/media.rules';
import type { PostMedia } from '@hyangro/contracts/ugc/media.contract';
import { Camera } from '@hyangro/ui/icons';
import { hidden } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { MediaTile } from './media-tile';
import { useMediaText } from './use-media-text';
import { useMediaUploads } from './use-media-uploads';
import { useTileDrag } from './use-tile-drag';

export interface MediaPickerProps {
  /** Photos and videos that the server has, in their order: what the form sends and its draft keeps. */
  value: readonly PostMedia[];
  onChange(media: readonly PostMedia[]): void;
  /** Most of one post. */
  max: number;
  /** What the form says of them, in the reader's language. */
  error?: string;
  /** Called when the first file sets out, and when none is on its way any more: those that failed count as on their way, those that were refused do not. */
  onBusyChange?(isBusy: boolean): void;
}

/** Photos and videos of a post: chosen, dropped or taken, sent with their progress, put in order, taken away. */
export const MediaPicker = ({ value, onChange, max, error, onBusyChange }: MediaPickerProps) => {
  const t = useMessages();
  const textOf = useMediaText();
  const id = useId();
  const [said, setSaid] = useState('');
  const [isOver, setOver] = useState(false);
  const [left, setLeft] = useState(0);
  const { tiles, add, retry, remove, move } = useMediaUploads({ value, onChange, max, onBusyChange });
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= tiles.length || from === to) return;
    move(from, to);
    setSaid(t('media.moved', { n: to + 1, count: tiles.length }));
  };
  const { dragged, list, grab, handlers } = useTileDrag(tiles, moveTo);

  const take = (files: readonly File[]) => setLeft(files.length > 0 ? add(files) : 0);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const wrong = left > 0 ? t('media.code.max', { count: max }) : error;
  return (
    <Box
      role="group"
      aria-label={t('media.title')}
      aria-describedby={`${id}-hint`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Tiles ref={list} {...handlers}>
        {tiles.map((tile, at) => (
          <MediaTile
            key={tile.id}
            tile={tile}
            at={at}
            count={tiles.length}
            isDragged={dragged === tile.id}
            problem={tile.way?.problem && textOf(tile.way.problem)}
            onGrab={(event) => grab(tile.id, event)}
            onMove={(step) => moveTo(at, at + step)}
            onRetry={() => retry(tile.id)}
            onRemove={() => {
              remove(tile.id);
              setLeft(0);
              setSaid(t('media.removed', { count: tiles.length - 1 }));
            }}
          />
        ))}
        {tiles.length < max && (
          <li>
            <Add htmlFor={id} data-wrong={wrong ? true : undefined}>
              <Camera size={24} />
              <span>{t('media.add')}</span>
              <small>
                {tiles.length}/{max}
              </small>
            </Add>
            <File
              id={id}
              type="file"
              accept={Object.keys(MEDIA_TYPES).join(',')}
              multiple
              aria-describedby={`${id}-hint`}
              onChange={choose}
            />
          </li>
        )}
      </Tiles>
      <Hint id={`${id}-hint`} role={wrong ? 'alert' : undefined} data-wrong={wrong ? true : undefined}>
        {wrong ?? t('media.hint')}
      </Hint>
      <Said role="status">{said}</Said>
    </Box>
  );
};

const Box = styled.div`
  border-radius: var(--radius-tile);
  &[data-over] { outline: 2px dashed var(--color-brand); outline-offset: 6px; }
`;
const Tiles = styled.ul`display: flex; flex-wrap: wrap; gap: 10px;`;
const Add = styled.label`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 2px;
  width: 104px;
  height: 104px;
  border: 1.5px dashed var(--color-line-control);
  border-radius: var(--radius-tile);
  font-size: 12px;
  color: var(--color-text-2);
  cursor: pointer;
  small { color: var(--color-text-3); font-variant-numeric: tabular-nums; }
  &[data-wrong] { border-color: var(--color-danger); }
  &:has(+ input:focus-visible) { outline: 2px solid var(--color-brand); outline-offset: 2px; }
`;
const File = styled.input`${hidden}`;
const Said = styled.p`${hidden}`;
const Hint = styled.p`
  margin-top: 10px;
  font-size: 13px;
  color: var(--color-text-3);
  &[data-wrong] { color: var(--color-danger); }
`;
