import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages';
import type { useZoom } from './use-zoom';
import type { Viewed } from './viewed-media';

interface Props {
  item: Viewed;
  /** Name of the picture. */
  label: string;
  isShown: boolean;
  /** It is shown, or one swipe away: only then it is loaded. */
  isNear: boolean;
  /** Of the picture that is shown. */
  zoom: ReturnType<typeof useZoom> | null;
}

/** One picture or film of the viewer. */
export const ViewerSlide = ({ item, label, isShown, isNear, zoom }: Props) => {
  const t = useMessages();
  const film = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isShown) film.current?.pause();
  }, [isShown]);
  const fail = () => setFailed(true);
  const { scale, x, y } = zoom?.view ?? { scale: 1, x: 0, y: 0 };
  const pull = zoom?.pull ?? 0;
  const transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : pull > 0 ? `translateY(${pull}px)` : undefined;
  const isPicture = !item.isVideo && !hasFailed;
  return (
    // What is a swipe away is for nobody to reach.
    <Slide aria-hidden={!isShown} inert={!isShown} data-close={scale > 1 || undefined} {...(isPicture ? zoom?.handlers : undefined)}>
      {hasFailed && <Failed role="status">{t('viewer.failed')}</Failed>}
      {isPicture && isNear && (
        <img src={item.url} alt={label} draggable={false} style={transform ? { transform } : undefined} onError={fail} />
      )}
      {item.isVideo && !hasFailed && isNear && (
        <Film
          ref={film}
          src={item.url}
          poster={item.poster ?? undefined}
          aria-label={label}
          controls
          playsInline
          preload={isShown ? 'metadata' : 'none'}
          onError={fail}
        />
      )}
    </Slide>
  );
};

/* Swipes are the browser's; two fingers, and one on a closer picture, are ours. */
const Slide = styled.li`
  flex: none;
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  overflow: hidden;
  scroll-snap-align: start;
  touch-action: pan-x;
  cursor: zoom-in;
  &[data-close] { touch-action: none; cursor: grab; }
  img, video { max-width: 100%; max-height: 100%; object-fit: contain; }
  img { width: 100%; height: 100%; user-select: none; }
`;
/* Members send no captions. */
const Film = styled.video``;
const Failed = styled.p`padding: 16px; color: #fff; text-align: center;`;
