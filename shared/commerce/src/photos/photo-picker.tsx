import styled from '@emotion/styled';
import { useId, type ChangeEvent } from 'react';
import { PHOTO_TYPES } from '@hyangro/contracts/order/claim.rules';
import { Camera, X } from '@hyangro/ui/icons';
import { Spinner } from '@hyangro/ui/spinner';
import { hidden } from '@hyangro/ui/theme';
import { usePhotoUploads, type KeptPhoto, type PhotoUploads } from './use-photo-uploads';

/** Words of the picker, in the reader's language. */
export interface PhotoWords {
  add: string;
  hint: string;
  sending: string;
  /** Name of the photo at a place, counted from one. */
  photoOf(count: number): string;
  removeOf(count: number): string;
  /** What is wrong with a photo, by its code. */
  textOf(code: string, values?: Record<string, unknown>): string;
}

export interface PhotoPickerProps {
  photos: readonly KeptPhoto[];
  /** What the form says of them. */
  error: string | undefined;
  uploads: PhotoUploads;
  words: PhotoWords;
  onChange: (photosOf: (now: readonly KeptPhoto[]) => readonly KeptPhoto[]) => void;
}

/** Photos of a form: chosen, sent, seen, taken away. */
export const PhotoPicker = ({ photos, error, uploads, words, onChange }: PhotoPickerProps) => {
  const id = useId();
  const { uploading, problem, add } = usePhotoUploads(uploads, photos.length, (photo) => onChange((now) => [...now, photo]));
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  const said = problem ? words.textOf(problem.code, { ...problem.values }) : error;
  return (
    <>
      <Tiles>
        {photos.length + uploading.length < uploads.max && (
          <li>
            <Add htmlFor={id} data-wrong={said ? true : undefined}>
              <Camera size={24} />
              <span>{words.add}</span>
              <small>
                {photos.length}/{uploads.max}
              </small>
            </Add>
            <File id={id} type="file" accept={PHOTO_TYPES.join(',')} multiple aria-describedby={`${id}-hint`} onChange={choose} />
          </li>
        )}
        {photos.map(({ photoKey, url }, at) => (
          <Tile key={photoKey}>
            <img src={url} alt={words.photoOf(at + 1)} />
            <button
              type="button"
              aria-label={words.removeOf(at + 1)}
              onClick={() => onChange((now) => now.filter((photo) => photo.photoKey !== photoKey))}
            >
              <X size={16} />
            </button>
          </Tile>
        ))}
        {uploading.map(({ id: key, preview }) => (
          <Tile key={key} aria-busy>
            <img src={preview} alt="" />
            <Spinner label={words.sending} />
          </Tile>
        ))}
      </Tiles>
      <Hint id={`${id}-hint`} role={said ? 'alert' : undefined} data-wrong={said ? true : undefined}>
        {said ?? words.hint}
      </Hint>
    </>
  );
};

const Tiles = styled.ul`display: flex; flex-wrap: wrap; gap: 8px;`;
const box = `position: relative; width: 88px; height: 88px; border-radius: var(--radius-tile);`;
const Add = styled.label`
  ${box}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 2px;
  border: 1.5px dashed var(--color-line-control);
  font-size: 12px;
  color: var(--color-text-2);
  cursor: pointer;
  small { color: var(--color-text-3); font-variant-numeric: tabular-nums; }
  &[data-wrong] { border-color: var(--color-danger); }
  &:has(+ input:focus-visible) { outline: 2px solid var(--color-brand); outline-offset: 2px; }
`;
const File = styled.input`${hidden}`;
const Tile = styled.li`
  ${box}
  overflow: hidden;
  background: var(--color-bg-sunken);
  img { width: 100%; height: 100%; object-fit: cover; }
  button {
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
  }
  &[aria-busy] img { opacity: 0.5; }
  &[aria-busy] > :last-child { position: absolute; inset: 0; margin: auto; }
`;
const Hint = styled.p`
  margin-top: 10px;
  font-size: 13px;
  color: var(--color-text-3);
  &[data-wrong] { color: var(--color-danger); }
`;
