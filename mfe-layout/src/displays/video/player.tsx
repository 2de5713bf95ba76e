import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { Film } from '../../data/film.model';

export interface PlayerProps {
  film: Film;
  /** Read aloud as the film's name. */
  name: string;
  /** Of a file, until its first picture is there. */
  poster?: string;
}

/** A film that was tapped: it plays at once, a file of the shop without sound at first, and takes the focus of its picture. */
export const Player = ({ film, name, poster }: PlayerProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('iframe, video')?.focus(), []);
  return (
    <Box ref={box}>
      {film.kind === 'file' ? (
        <video src={film.src} poster={poster} aria-label={name} muted controls autoPlay playsInline />
      ) : (
        <iframe
          src={playing(film.src)}
          title={name}
          loading="lazy"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </Box>
  );
};

/** The same address, told to begin: the tap on the picture was the tap on play. */
const playing = (src: string) => `${src}${src.includes('?') ? '&' : '?'}autoplay=1`;

const Box = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-shoulder);
  background: var(--color-on-spark);
  > * { display: block; width: 100%; height: 100%; border: 0; }
`;
