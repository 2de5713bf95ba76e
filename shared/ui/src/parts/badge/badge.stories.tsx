import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { Badge, GradeBadge, Tag } from '.';

const TONES = ['brand', 'genuine', 'info', 'sale', 'warn', 'plain'] as const;
const GRADES = ['NEW', 'BRONZE', 'SILVER', 'GOLD', 'DIAMOND'] as const;

export default { title: 'badge', component: Badge } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <>
    <Badge tone="brand">{w.new}</Badge> <Badge tone="spark">{w.value}</Badge>
  </>
));

export const Tags = drawn((w) => (
  <>
    {TONES.map((tone) => (
      <Tag key={tone} tone={tone}>
        {w.free}
      </Tag>
    ))}
  </>
));

export const Grades = drawn((w) => (
  <>
    {GRADES.map((grade) => (
      <GradeBadge key={grade} grade={grade}>
        {w.grade}
      </GradeBadge>
    ))}
  </>
));

export const LongWords = drawn((w) => <Tag tone="plain">{w.long}</Tag>);
