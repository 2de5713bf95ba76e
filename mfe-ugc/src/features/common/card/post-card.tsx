import type { Post } from '../../../data/post.model';
import { FeedCard } from './feed-card';
import { ReviewTile } from './review-tile';
import { TalkCard } from './talk-card';

interface Props {
  post: Post;
  /** Address that opens it. */
  to: string;
  /** Its picture is in the first view. */
  eager: boolean;
}

/** A post in a list, by its kind. */
export const PostCard = ({ post, to, eager }: Props) => {
  if (post.kind === 'REVIEW') return <ReviewTile review={post} to={to} eager={eager} />;
  if (post.kind === 'FEED') return <FeedCard feed={post} to={to} eager={eager} />;
  return <TalkCard talk={post} to={to} />;
};
