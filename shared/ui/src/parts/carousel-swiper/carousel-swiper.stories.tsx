import type { Meta } from '@hyangro/testing/stories/story';
import { drawn, type Words } from '../../../stories/drawn';
import { SwiperStage } from '.';

const PER_VIEW = { mobile: 1, pc: 1 };
const slidesOf = (texts: string[]) => texts.map((text) => ({ key: text, node: <p>{text}</p> }));
const wordsOf = (w: Words) => ({
  label: w.section,
  fractionLabel: (n: number, count: number) => `${n} / ${count}`,
  pauseLabel: w.pause,
  playLabel: w.play,
  prevLabel: w.previous,
  nextLabel: w.next,
});

export default { title: 'carousel-swiper', component: SwiperStage } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <SwiperStage {...wordsOf(w)} slides={slidesOf([w.first, w.second, w.third])} perView={PER_VIEW} autoplayMs={5_000} />
));

export const One = drawn((w) => <SwiperStage {...wordsOf(w)} slides={slidesOf([w.first])} perView={PER_VIEW} />);

export const LongWords = drawn((w) => <SwiperStage {...wordsOf(w)} slides={slidesOf([w.long, w.longWord])} perView={PER_VIEW} />);
