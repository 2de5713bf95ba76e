import styled from '@emotion/styled';
import { memo } from 'react';
import { media, skipUntilNear } from '@hyangro/ui/theme';
import type { Post } from '../../data/post.model';
import { PostCard } from './card/post-card';

interface Props {
  pages: readonly (readonly Post[])[];
  /** Address that opens a post. A function of the module: pages that stand are not rendered anew. */
  addressOf(post: Post): string;
  /** Below something else: none of its pictures is in the first view. */
  isBelow?: boolean;
}

/** Posts as cards of their own height, in columns per page of the list: what is already read never moves when more comes. */
export const PostColumns = ({ pages, addressOf, isBelow }: Props) =>
  pages.map((posts, at) => <PageColumns key={posts[0]?.ugcCd ?? at} posts={posts} isFirst={at === 0 && !isBelow} addressOf={addressOf} />);

/** Pictures of the first view of a phone. */
const EAGER = 2;

const PageColumns = memo(({ posts, isFirst, addressOf }: { posts: readonly Post[]; isFirst: boolean } & Pick<Props, 'addressOf'>) => (
  <Columns data-later={isFirst ? undefined : ''}>
    {posts.map((post, at) => (
      <li key={post.ugcCd}>
        <PostCard post={post} to={addressOf(post)} eager={isFirst && at < EAGER} />
      </li>
    ))}
  </Columns>
));

const Columns = styled.ul`
  columns: 2;
  column-gap: var(--gutter);
  > li { break-inside: avoid; padding-bottom: calc(var(--gutter) + 12px); }
  &[data-later] { ${skipUntilNear('2400px')} }
  ${media.tablet} { columns: 3; &[data-later] { contain-intrinsic-height: auto 1600px; } }
  ${media.pc} { columns: 4; &[data-later] { contain-intrinsic-height: auto 1500px; } }
`;
