import styled from '@emotion/styled';
import { useState } from 'react';
import { useMessages } from '../../messages';

interface Props {
  url: string;
  /** Poster; nothing of the video is loaded before it is played. */
  poster: string;
  label: string;
}

/** A member's video, played in place. Members send no captions. */
export const ReviewVideo = ({ url, poster, label }: Props) => {
  const t = useMessages();
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === url) return <Failed role="status">{t('video.failed')}</Failed>;
  return <Film src={url} poster={poster} aria-label={label} controls playsInline preload="none" onError={() => setFailed(url)} />;
};

/* Its room is known before the poster has come. */
const Film = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  max-height: 70vh;
  object-fit: contain;
  background: var(--color-tile);
`;
const Failed = styled.p`padding: 16px; font-size: 13px; background: var(--color-bg-sunken); color: var(--color-text-2);`;
