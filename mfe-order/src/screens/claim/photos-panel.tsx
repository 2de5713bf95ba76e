import styled from '@emotion/styled';
import { useId, type ChangeEvent } from 'react';
import { CLAIM_PHOTOS_MAX, PHOTO_TYPES } from '@hyangro/contracts/order/claim.rules';
import { Camera, X } from '@hyangro/ui/icons';
import { Spinner } from '@hyangro/ui/spinner';
import { hidden } from '@hyangro/ui/theme';
import { useClaimText } from '../../features/claim/use-claim-text';
import { useMessages } from '../../messages';
import type { KeptPhoto } from './claim-draft';
import { usePhotoUploads } from './use-photo-uploads';

interface Props {
  photos: readonly KeptPhoto[];
  error: string | undefined;
  onChange: (photosOf: (now: readonly KeptPhoto[]) => readonly KeptPhoto[]) => void;
}

/** Photos of what is wrong: chosen, seen, taken away. */
export const PhotosPanel = ({ photos, error, onChange }: Props) => {
  const t = useMessages();
  const textOf = useClaimText();
  const id = useId();
  const { uploading, problem, add } = usePhotoUploads(photos.length, (photo) => onChange((now) => [...now, photo]));
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  const said = problem ? textOf(problem) : error;
  return (
    <>
      <Tiles>
        {photos.length + uploading.length < CLAIM_PHOTOS_MAX && (
          <li>
            <Add htmlFor={id} data-wrong={said ? true : undefined}>
              <Camera size={24} />
              <span>{t('claim.photoAdd')}</span>
              <small>
                {photos.length}/{CLAIM_PHOTOS_MAX}
              </small>
            </Add>
            <File id={id} type="file" accept={PHOTO_TYPES.join(',')} multiple aria-describedby={`${id}-hint`} onChange={choose} />
          </li>
        )}
        {photos.map(({ photoKey, url }, at) => (
          <Tile key={photoKey}>
            <img src={url} alt={t('claim.photoOf', { count: at + 1 })} />
            <button
              type="button"
              aria-label={t('claim.photoRemove', { count: at + 1 })}
              onClick={() => onChange((now) => now.filter((photo) => photo.photoKey !== photoKey))}
            >
              <X size={16} />
            </button>
          </Tile>
        ))}
        {uploading.map(({ id: key, preview }) => (
          <Tile key={key} aria-busy>
            <img src={preview} alt="" />
            <Spinner label={t('claim.photoSending')} />
          </Tile>
        ))}
      </Tiles>
      <Hint id={`${id}-hint`} role={said ? 'alert' : undefined} data-wrong={said ? true : undefined}>
        {said ?? t('claim.photosHint')}
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
