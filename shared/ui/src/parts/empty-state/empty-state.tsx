import type { ReactNode } from 'react';
import { Message } from './message';
import { ScentOrder } from './scent-order';

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** A button or a link that leads on. */
  action?: ReactNode;
  /** It is all the screen has: its line is the screen's heading. */
  isScreen?: boolean;
}

export const EmptyState = (props: EmptyStateProps) => <Message drawing={<ScentOrder />} {...props} />;
