import { Link } from 'react-router-dom';
import type { Meta } from '@hyangro/testing/stories/story';
import { drawn, nothing } from '../../../stories/drawn';
import { LinkTabs, Tabs, tabPanelProps } from '.';

const itemsOf = (labels: string[]) => labels.map((label) => ({ value: label, label }));

export default { title: 'tabs', component: Tabs } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <>
    <Tabs label={w.section} look="underline" value={w.first} onChange={nothing} items={itemsOf([w.first, w.second])} />
    <div {...tabPanelProps(w.first)}>{w.description}</div>
  </>
));

export const Chips = drawn((w) => (
  <Tabs label={w.section} look="chip" name="chips" value={w.second} onChange={nothing} items={itemsOf([w.first, w.second])} />
));

export const Links = drawn((w) => (
  <LinkTabs aria-label={w.section}>
    <Link to="/" aria-current="page">
      {w.first}
    </Link>
    <Link to="/brands">{w.second}</Link>
  </LinkTabs>
));

export const LongWords = drawn((w) => (
  <Tabs label={w.section} look="underline" value={w.long} onChange={nothing} items={itemsOf([w.long, w.longWord])} />
));
