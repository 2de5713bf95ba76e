import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { Rail } from '.';

const PER_VIEW = { mobile: 2.8, pc: 4 };

export default { title: 'carousel', component: Rail } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <Rail label={w.section} perView={PER_VIEW}>
    {[w.first, w.second, w.third, w.name].map((word) => (
      <p key={word}>{word}</p>
    ))}
  </Rail>
));

export const One = drawn((w) => (
  <Rail label={w.section} perView={PER_VIEW}>
    <p>{w.first}</p>
  </Rail>
));

export const LongWords = drawn((w) => (
  <Rail label={w.section} perView={PER_VIEW}>
    {[w.long, w.longWord].map((word) => (
      <p key={word}>{word}</p>
    ))}
  </Rail>
));
