import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { ShoppingBag } from '../../icons';
import { TabBar } from '.';

const itemsOf = (labels: string[]) =>
  labels.map((label, at) => ({ key: label, to: `/${at}`, label, icon: <ShoppingBag />, selected: at === 0 }));

export default { title: 'tab-bar', component: TabBar } satisfies Meta<never>;

export const Normal = drawn((w) => <TabBar label={w.menu} items={itemsOf([w.home, w.cart, w.my])} />);

export const Away = drawn((w) => <TabBar label={w.menu} items={itemsOf([w.home, w.cart])} isAway />);

export const LongWords = drawn((w) => <TabBar label={w.menu} items={itemsOf([w.long, w.longWord])} />);
