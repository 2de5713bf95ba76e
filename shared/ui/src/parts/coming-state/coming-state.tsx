import { Spinner } from '../spinner';
import { Message } from '../empty-state/message';

export interface ComingStateProps {
  title: string;
  text?: string;
}

/** A screen on its way that has no skeleton of its own. */
export const ComingState = ({ title, text }: ComingStateProps) => (
  <Message role="status" drawing={<Spinner size={36} />} title={title} text={text} />
);
