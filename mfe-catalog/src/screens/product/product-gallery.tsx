import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { Picture } from '@hyangro/ui/picture';
import { veil } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { Slide, Thumbs, Track } from './gallery-layout';
import { GALLERY_SIZES } from './gallery-sizes';
import { useFirstSizes } from './use-first-sizes';

/** Thumbnails in one line; the last one tells how many more there are. */
const THUMBS = 6;

/** Pictures to swipe through, with all of them small below: dots hide what there is to see. */
export const ProductGallery = ({ product }: { product: ProductDetail }) => {
  const t = useMessages();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const pictures = product.images.length > 0 ? product.images.map(({ url }) => url) : [product.imgMainUrl];
  const hidden = pictures.length - THUMBS;
  const firstSizes = useFirstSizes();

  const show = (at: number) => {
    const list = track.current;
    if (!list) return;
    setCurrent(at);
    list.scrollTo({ left: at * list.clientWidth, behavior: 'smooth' });
  };
  const follow = () => {
    const list = track.current;
    if (list?.clientWidth) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  };

  return (
    <section aria-label={t('gallery.label')}>
      <Track
        ref={track}
        tabIndex={pictures.length > 1 ? 0 : undefined}
        aria-label={t('gallery.pictures', { count: pictures.length })}
        onScroll={follow}
      >
        {pictures.map((src, at) => (
          <Slide key={src}>
            <Picture
              src={src}
              alt={t('gallery.picture', { name: product.productNm, at: at + 1 })}
              sizes={at === 0 ? firstSizes : GALLERY_SIZES}
              eager={at === 0}
            />
          </Slide>
        ))}
      </Track>
      {pictures.length > 1 && (
        <Thumbs>
          {pictures.slice(0, THUMBS).map((src, at) => (
            <li key={src}>
              <Thumb
                type="button"
                aria-label={t('gallery.show', { at: at + 1 })}
                aria-current={at === current || undefined}
                onClick={() => show(at)}
              >
                <Picture src={src} alt="" sizes="76px" />
                {at === THUMBS - 1 && hidden > 0 && <Rest>+{hidden}</Rest>}
              </Thumb>
            </li>
          ))}
        </Thumbs>
      )}
    </section>
  );
};

const Thumb = styled.button`
  position: relative;
  display: block;
  width: 100%;
  border-radius: var(--radius-tile);
  overflow: hidden;
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid var(--color-brand);
    border-radius: var(--radius-tile);
  }
`;
const Rest = styled.span`
  ${veil}
  color: var(--color-text-inverse);
  font: 700 14px/1 var(--font-sans);
`;
