import type { Meta } from '@hyangro/testing/stories/story';
import { drawn, nothing, PICTURE, type Words } from '../../../stories/drawn';
import { ImageViewer } from '.';

const labelsOf = (w: Words) => ({
  title: w.picture,
  picture: (at: number) => `${w.image} ${at}`,
  close: w.close,
  next: w.next,
  previous: w.previous,
  closer: w.zoom,
  whole: w.whole,
});

export default { title: 'image-viewer', component: ImageViewer } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <ImageViewer open onClose={nothing} pictures={[PICTURE, PICTURE.replace('P0001', 'P0002')]} start={0} labels={labelsOf(w)} />
));

export const One = drawn((w) => <ImageViewer open onClose={nothing} pictures={[PICTURE]} start={0} labels={labelsOf(w)} />);
