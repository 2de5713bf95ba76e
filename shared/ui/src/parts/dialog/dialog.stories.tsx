import type { Meta } from '@hyangro/testing/stories/story';
import { drawn, nothing } from '../../../stories/drawn';
import { AlertDialog } from '.';

export default { title: 'dialog', component: AlertDialog } satisfies Meta<never>;

export const Normal = drawn((w) => <AlertDialog open text={w.told} okLabel={w.ok} onOk={nothing} onCancel={nothing} />);

export const Asks = drawn((w) => (
  <AlertDialog open danger title={w.delete} text={w.question} okLabel={w.delete} cancelLabel={w.cancel} onOk={nothing} onCancel={nothing} />
));

export const LongWords = drawn((w) => (
  <AlertDialog open title={w.long} text={w.longWord} okLabel={w.ok} cancelLabel={w.cancel} onOk={nothing} onCancel={nothing} />
));
