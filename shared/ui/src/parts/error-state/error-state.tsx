import type { ReactNode } from 'react';
import { Button } from '../button';
import { Message } from '../empty-state/message';
import { ScentOrder } from '../empty-state/scent-order';

export interface ErrorStateProps {
  title: string;
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** The message is all the screen has: its line is the screen's heading. */
  isScreen?: boolean;
}

/** Something did not come; said aloud, with a way to ask again. */
export const ErrorState = ({ title, text, retryLabel, onRetry, isScreen }: ErrorStateProps) => (
  <Message
    role="alert"
    isScreen={isScreen}
    drawing={<ScentOrder quiet />}
    title={title}
    text={text}
    action={
      <Button type="button" variant="line" onClick={onRetry}>
        {retryLabel}
      </Button>
    }
  />
);
