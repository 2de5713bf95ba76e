import styled from '@emotion/styled';
import { useState } from 'react';
import { imageSources } from './image-sources';

export interface PictureProps {
  /** Address of any one file of the picture; nothing draws an empty tile. */
  src: string | null | undefined;
  /** Empty when the words beside it say the same. */
  alt: string;
  /** Shape of the box, `1/1` by default; `natural` keeps the picture's own. */
  ratio?: string;
  /** As in `<img sizes>`: how wide the picture is drawn. */
  sizes: string;
  /** The picture of the first view: loads at once and first. */
  eager?: boolean;
  fit?: 'cover' | 'contain';
  /** Colour behind the picture, `--color-tile` by default. */
  tile?: string;
}

/** A picture in the smallest file that serves, on a tile that keeps its place; a broken one leaves the tile. */
export const Picture = ({ src, alt, ratio = '1/1', sizes, eager, fit = 'cover', tile }: PictureProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const sources = src ? imageSources(src, sizes) : null;
  const natural = sources?.width ? `${sources.width}/${sources.height}` : undefined;
  return (
    <Tile style={{ aspectRatio: ratio === 'natural' ? natural : ratio, background: tile }}>
      {sources && broken !== src && (
        <picture>
          {sources.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
          <Image
            // A picture that broke before the page came alive reports no error any more.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0 && image.src) setBroken(sources.src);
            }}
            sizes={sources.webp ? sizes : undefined}
            srcSet={sources.webp || undefined}
            src={sources.src}
            alt={alt}
            width={sources.width ?? undefined}
            height={sources.height ?? undefined}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding={eager ? undefined : 'async'}
            style={{ objectFit: fit }}
            onError={() => setBroken(sources.src)}
          />
        </picture>
      )}
    </Tile>
  );
};

const Tile = styled.span`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  background: var(--color-tile);
`;

const Image = styled.img`
  width: 100%;
  height: 100%;
`;
