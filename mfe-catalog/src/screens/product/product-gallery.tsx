import styled from '@emotion/styled';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import { ZoomIn } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { veil } from '@hyangro/ui/theme';
import { useSlides } from '@hyangro/ui/use-slides';
import { picturesOf } from '../../data/product.model';
import { useMessages } from '../../messages';
import { Frame, Count, Slide, Thumbs, Track, Zoom } from './gallery-layout';
import { GALLERY_SIZES } from './gallery-sizes';
import { useFirstSizes } from './use-first-sizes';

const PictureViewer = lazy(() => import(/* webpackChunkName: "picture-viewer" */ './picture-viewer'));

/** Thumbnails in one line; the last one tells how many more there are. */
const THUMBS = 6;

/** Pictures to swipe through and to enlarge, with all of them small below: dots hide what there is to see. The picked option brings its own. */
export const ProductGallery = ({ product, option }: { product: ProductDetail; option: ProductOption | null }) => {
  const t = useMessages();
  const [viewer, setViewer] = useState({ isWanted: false, isOpen: false });
  const pictures = picturesOf(product);
  const { at: current, show, list } = useSlides(pictures.length);
  const hidden = pictures.length - THUMBS;
  const firstSizes = useFirstSizes();

  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(current + step);
  };
  const enlarge = () => setViewer({ isWanted: true, isOpen: true });
  const showOption = useEffectEvent((url: string) => show(pictures.indexOf(url)));
  const ofOption = option?.imgUrl;
  useEffect(() => {
    if (ofOption) showOption(ofOption);
  }, [ofOption]);

  return (
    <section aria-label={t('gallery.label')}>
      <Frame>
        <Track
          {...list}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          aria-label={t('gallery.pictures', { count: pictures.length })}
          onKeyDown={turn}
          onClick={enlarge}
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
        <Zoom type="button" aria-label={t('gallery.zoom')} onClick={enlarge}>
          <ZoomIn size={20} />
        </Zoom>
        {pictures.length > 1 && (
          <Count aria-hidden>
            {current + 1} / {pictures.length}
          </Count>
        )}
      </Frame>
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
      <Suspense fallback={null}>
        {viewer.isWanted && (
          <PictureViewer
            open={viewer.isOpen}
            onClose={() => setViewer({ isWanted: true, isOpen: false })}
            product={product}
            start={current}
          />
        )}
      </Suspense>
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
  color: var(--color-on-scrim);
  font: 700 14px/1 var(--font-sans);
`;
