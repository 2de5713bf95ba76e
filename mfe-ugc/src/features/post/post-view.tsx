import styled from '@emotion/styled';
import { media as at } from '@hyangro/ui/theme';
import type { Post } from '../../data/post.model';
import { Answers } from './answers';
import { Comments } from './comments';
import { ModerationNote } from './moderation-note';
import { PostActions } from './post-actions';
import { MemberCard } from '../common/member-card';
import { PostFace, PostMedia } from './post-media';
import { PostProducts } from './post-products';
import { PostWords } from './post-words';
import { TalkVote } from './talk-vote';

interface Props {
  post: Post;
  /** The post is gone, or out of the reader's sight. */
  onGone(): void;
  headingLevel?: 1 | 3;
}

/** One post whole: who wrote it, pictures, words, goods, what a reader can do with it, and what others say of it. */
export const PostView = ({ post, onGone, headingLevel }: Props) => {
  const hasFace = post.media.length > 0 || post.kind === 'FEED';
  const vote = post.kind === 'TALK' && post.vote;
  return (
    <Article data-face={hasFace || undefined}>
      {hasFace && (
        <div>
          <PostMedia post={post} />
          <PostFace post={post} />
        </div>
      )}
      <div>
        {post.moderation && <ModerationNote ugcCd={post.ugcCd} moderation={post.moderation} />}
        <MemberCard author={post.author} isMine={post.isMine} />
        <PostWords post={post} headingLevel={headingLevel} />
        {post.kind === 'TALK' && vote ? <TalkVote talk={{ ...post, vote }} /> : <PostProducts post={post} />}
        <PostActions post={post} onGone={onGone} />
        {post.kind === 'TALK' && post.talkType === 'QUESTION' ? <Answers talk={post} /> : <Comments post={post} />}
      </div>
    </Article>
  );
};

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  &:not([data-face]) { padding-top: 16px; }
  ${at.pc} {
    &[data-face] { grid-template-columns: minmax(0, 480px) minmax(0, 1fr); gap: 48px; align-items: start; }
    &:not([data-face]) { max-width: 640px; margin-inline: auto; }
  }
`;
