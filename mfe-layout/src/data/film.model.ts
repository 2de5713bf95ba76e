import { FILM_ORIGINS } from '@hyangro/contracts/layout/film-hosts';

/** A film that can be shown within the page: another house's player, or a file of the shop. */
export interface Film {
  kind: 'player' | 'file';
  src: string;
}

const OWN_FILE = /^\/(?![/\\])[^?#]+\.(mp4|webm|mov)$/i;
const YOUTUBE = /^(www\.|m\.|music\.)?youtube\.com$/;
const VIDEO_ID = /^[\w-]{6,}$/;
const ALLOWED: readonly string[] = FILM_ORIGINS;

/**
 * What to play behind the link of a film (D-12): a watch link of YouTube, in any of its forms, becomes its embed link; an address of
 * another allowed host stays as it is. Null for what no page may frame: such a link is followed instead.
 */
export function filmOf(link: string | null): Film | null {
  const address = link?.trim() ?? '';
  if (OWN_FILE.test(address)) return { kind: 'file', src: address };
  const url = /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : null;
  if (!url) return null;
  const id = youtubeId(url);
  if (id) return { kind: 'player', src: `https://www.youtube.com/embed/${id}` };
  // A page of YouTube that is no player refuses to be framed.
  const isPlayer = !YOUTUBE.test(url.hostname) || url.pathname.startsWith('/embed/');
  return isPlayer && ALLOWED.includes(url.origin) ? { kind: 'player', src: url.href } : null;
}

/** Id of the film of a watch link: `/watch?v=X`, `youtu.be/X`, `/shorts/X`, `/live/X`. */
function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const [, first = '', second = ''] = pathname.split('/');
  const id =
    hostname === 'youtu.be'
      ? first
      : !YOUTUBE.test(hostname)
        ? ''
        : first === 'watch'
          ? (searchParams.get('v') ?? '')
          : first === 'shorts' || first === 'live'
            ? second
            : '';
  return VIDEO_ID.test(id) ? id : null;
}
