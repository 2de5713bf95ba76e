import styled from '@emotion/styled';
import { useEffect, useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Play } from '@hyangro/ui/icons';
import { media } from '@hyangro/ui/theme';
import type { DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { filmOf } from '../../data/film.model';
import { linkOf, picturesOf, type ShownOn } from '../../data/layout.model';
import { BannerCopy } from '../../features/block/banner-copy';
import { BannerPicture } from '../../features/block/banner-picture';
import { useMessages } from '../../messages';
import { Player } from './player';

export interface VideoItemProps {
  item: DisplayItem;
  poster: Pick<DisplayItem, 'fileUrl' | 'fileUrl2'>;
  /** Read aloud as the film's name. */
  name: string;
  shownOn: ShownOn;
}

const SIZES = { mobile: '94vw', pc: '(min-width: 1280px) 1200px, 96vw' };

/**
 * A film: its picture is a link to it, which works without script; a tap plays it in its place. What may not be framed is only
 * linked. Nothing of another house is asked for before the tap.
 */
export const VideoItem = ({ item, poster, name, shownOn }: VideoItemProps) => {
  const t = useMessages();
  const [isPlaying, setPlaying] = useState(false);
  const film = filmOf(item.link);
  const to = linkOf(item.link);
  // A screen that is kept and hidden must fall silent.
  useEffect(() => () => setPlaying(false), []);
  if (isPlaying && film) return <Player film={film} name={name} poster={picturesOf(poster)?.mobile} />;

  const play = (event: MouseEvent) => {
    if (!film || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  const content = (
    <>
      <BannerPicture item={poster} sizes={SIZES} shownOn={shownOn} alt={to ? '' : name} />
      <BannerCopy item={item} />
      {to && (
        <Disc aria-hidden>
          <Play size={24} fill="currentColor" />
        </Disc>
      )}
    </>
  );
  return to ? (
    <PosterLink to={to} aria-label={t('video.play', { name })} onClick={play}>
      {content}
    </PosterLink>
  ) : (
    <Poster>{content}</Poster>
  );
};

const poster = `
position:relative;display:block;overflow:hidden;aspect-ratio:16/9;border-radius:var(--radius-shoulder);background:var(--color-on-spark);
${media.tablet}{--copy-x:40px;--copy-top:40px;--copy-bottom:40px}
`;
const PosterLink = styled(Link)(poster);
const Poster = styled.div(poster);

const Disc = styled.span`
  position: absolute;
  left: 20px;
  bottom: 20px;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  padding-left: 3px;
  border-radius: 50%;
  background: var(--color-brand);
  color: var(--color-on-brand);
  box-shadow: var(--shadow-2);
  transition: transform var(--dur-fast) var(--ease-pour);
  ${media.tablet} { left: 40px; bottom: 40px; width: 72px; height: 72px; }
  ${media.hover} { a:hover > & { transform: scale(1.06); } }
`;
