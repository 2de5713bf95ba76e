import styled from '@emotion/styled';
import { imageSources } from '@hyangro/ui/picture';
import { mediaQuery } from '@hyangro/ui/theme';
import { picturesOf, type ShownOn } from '../../data/layout.model';

/** Drawn where a picture is not shown: nothing is fetched. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

export interface BannerPictureProps {
  item: { fileUrl: string | null; fileUrl2: string | null };
  /** How wide it is drawn on either screen. */
  sizes: { mobile: string; pc: string };
  /** The one screen it is drawn on; its file is fetched there only. */
  shownOn?: ShownOn;
  /** The picture of the first view. */
  eager?: boolean;
  alt?: string;
}

/** Picture of a banner: the browser chooses by its width, so that server, phone and PC agree (D-C04). Fills its box. */
export const BannerPicture = ({ item, sizes, shownOn = 'both', eager, alt = '' }: BannerPictureProps) => {
  const pictures = picturesOf(item);
  if (!pictures) return null;
  return (
    <picture>
      {shownOn !== 'both' && <source media={mediaQuery(shownOn === 'pc' ? 'mobile' : 'tablet')} srcSet={NOTHING} />}
      <Sources src={pictures.pc} media={mediaQuery('tablet')} sizes={sizes.pc} />
      <Sources src={pictures.mobile} media={mediaQuery('mobile')} sizes={sizes.mobile} />
      <Image
        src={shownOn === 'pc' ? pictures.pc : pictures.mobile}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        draggable={false}
      />
    </picture>
  );
};

const Sources = ({ src, media, sizes }: { src: string; media: string; sizes: string }) => {
  const { avif, webp } = imageSources(src);
  if (!avif) return <source media={media} srcSet={src} />;
  return (
    <>
      <source media={media} type="image/avif" srcSet={avif} sizes={sizes} />
      <source media={media} type="image/webp" srcSet={webp} sizes={sizes} />
    </>
  );
};

const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
