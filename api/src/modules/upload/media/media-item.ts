import { MEDIA_TYPES } from '@hyangro/contracts/ugc/media.rules';
import type { PostMedia } from '@hyangro/contracts/ugc/media.contract';
import { PRIVATE_FILES } from '../../../platform/storage/storage';
import type { MediaRow } from './media.repository';

/** Everything that is kept of one upload lies in one folder, so that it can be removed whole. */
export const folderOf = (mediaKey: string): string => `${PRIVATE_FILES}media/${mediaKey}/`;
export const partsFolderOf = (mediaKey: string): string => `${folderOf(mediaKey)}parts/`;

const FILM = { 'video/mp4': 'film.mp4', 'video/quicktime': 'film.mov' } as const;
export const filmName = (contentType: MediaRow['contentType']): string | null =>
  contentType === 'video/mp4' || contentType === 'video/quicktime' ? FILM[contentType] : null;

/** Names of the files that are shown. */
export const SHOWN_FILES: ReadonlySet<string> = new Set(['full.jpg', 'list.jpg', 'thumb.jpg', ...Object.values(FILM)]);

/** Where browsers see what is kept of an upload; the shop's server passes `/media` on. */
export const MEDIA_ADDRESS = '/media/ugc/';

/** A photo or video of the wire. */
export function mediaItem({ mediaKey, contentType, hasPoster, width, height }: MediaRow): PostMedia {
  const at = (file: string) => `${MEDIA_ADDRESS}${mediaKey}/${file}`;
  const film = filmName(contentType);
  const isSeen = film === null || hasPoster;
  return {
    mediaKey,
    type: MEDIA_TYPES[contentType],
    url: at(film ?? 'full.jpg'),
    thumbUrl: isSeen ? at('thumb.jpg') : null,
    listUrl: isSeen ? at('list.jpg') : null,
    posterUrl: film !== null && hasPoster ? at('full.jpg') : null,
    width,
    height,
  };
}
