import { Dialog } from '@base-ui/react/dialog';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useBackCloses } from '../../hooks/use-back-closes';
import { usePullDown } from '../../hooks/use-pull-down';
import { useFirstSlide } from '../../hooks/use-first-slide';
import { useSlides } from '../../hooks/use-slides';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from '../../icons';
import { Picture } from '../picture';
import { Bar, Count, Popup, Round, Scrim, Slide, Track, Zoomed } from './image-viewer.styles';

export interface ImageViewerProps {
  open: boolean;
  onClose: () => void;
  /** Addresses of pictures, as of `Picture`; drawn as large as they come. */
  pictures: readonly string[];
  /** Index of the one that is shown first. */
  start: number;
  /** `picture` gets the number of the picture, from 1. */
  labels: { title: string; picture: (at: number) => string; close: string; next: string; previous: string; closer: string; whole: string };
}

/** Pictures over the whole screen: swipe or arrow keys lead on, a double tap, its button or `+` and `-` bring one closer; a finger that pulls a whole one down closes. */
export const ImageViewer = (props: ImageViewerProps) => {
  const { open, onClose, labels } = props;
  useBackCloses(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Scrim />
        <Popup aria-label={labels.title}>
          <Stage {...props} />
        </Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};

const Stage = ({ pictures, start, labels, onClose }: ImageViewerProps) => {
  const { at, show, list } = useSlides(pictures.length, start);
  const [isClose, setClose] = useState(false);
  const { pull, handlers } = usePullDown(onClose, !isClose);
  const last = pictures.length - 1;
  const lead = (step: number) => show(at + step) && setClose(false);

  useFirstSlide(list, start);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '-') setClose(event.key === '+');
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || isClose) return;
    event.preventDefault();
    lead(step);
  });
  // The keys work as soon as the viewer is seen: the focus comes a frame later, which a busy device draws late. On the way down: the dialog keeps arrows from whom it is in.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
  return (
    <>
      <Track {...list} data-close={isClose || undefined}>
        {pictures.map((src, n) => (
          <Slide key={src} aria-hidden={n !== at} onDoubleClick={() => setClose(!isClose)} {...handlers}>
            <Zoomed
              data-close={(isClose && n === at) || undefined}
              style={pull > 0 && n === at ? { transform: `translateY(${pull}px)` } : undefined}
            >
              <Picture src={src} alt={labels.picture(n + 1)} sizes="1440px" fit="contain" eager={n === start} tile="transparent" />
            </Zoomed>
          </Slide>
        ))}
      </Track>
      <Bar>
        {last > 0 && (
          <>
            {/* Not `disabled`: the focus would be lost at the ends, and the arrow keys with it. */}
            <Round type="button" aria-label={labels.previous} aria-disabled={at === 0} onClick={() => lead(-1)}>
              <ChevronLeft />
            </Round>
            <Count role="status">
              {at + 1} / {pictures.length}
            </Count>
            <Round type="button" aria-label={labels.next} aria-disabled={at === last} onClick={() => lead(1)}>
              <ChevronRight />
            </Round>
          </>
        )}
        <Round type="button" aria-label={isClose ? labels.whole : labels.closer} onClick={() => setClose(!isClose)}>
          {isClose ? <ZoomOut /> : <ZoomIn />}
        </Round>
        <Dialog.Close render={<Round type="button" />} aria-label={labels.close}>
          <X />
        </Dialog.Close>
      </Bar>
    </>
  );
};
