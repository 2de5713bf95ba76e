import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '@hyangro/ui/empty-state';
import { skipUntilNear } from '@hyangro/ui/theme';

export interface ItemListProps<Item> {
  items: readonly Item[];
  keyOf(item: Item): string | number;
  /** What stands in place of the list while it has no row. */
  empty: Pick<EmptyStateProps, 'title' | 'text' | 'action'>;
  /** One row. */
  children(item: Item): ReactNode;
}

/** Rows one under the other, or why there are none. */
export const ItemList = <Item,>({ items, keyOf, empty, children }: ItemListProps<Item>) =>
  items.length === 0 ? (
    <EmptyState {...empty} />
  ) : (
    <Rows>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </Rows>
  );

/** What is far below the screen is laid out when it comes near. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  > :nth-of-type(n + 7) { ${skipUntilNear('120px')} }
`;
