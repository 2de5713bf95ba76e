import { Skeleton } from '@hyangro/ui/skeleton';
import { Rows } from './item-list';

export interface RowSkeletonsProps {
  count?: number;
  /** Of a row, so that nothing moves when the rows come; px. */
  height: number;
}

/** Boxes of rows on their way. */
export const RowSkeletons = ({ count = 3, height }: RowSkeletonsProps) => (
  <Rows aria-hidden>
    {Array.from({ length: count }, (_, n) => (
      <li key={n}>
        <Skeleton h={height} radius="var(--radius-card)" />
      </li>
    ))}
  </Rows>
);
