import styled from '@emotion/styled';
import type { MemCd } from '@hyangro/contracts/kit/schemas';
import { PostAuthor, type Author } from './post-author';
import { FollowButton } from './follow-button';

interface Props {
  author: Author & { memCd: MemCd; isFollowed: boolean };
  /** Nobody follows themselves. */
  isMine: boolean;
}

/** A member's small card: who wrote a post, and a button to read more of them. Who has left has neither name nor button. */
export const MemberCard = ({ author, isMine }: Props) => (
  <Card>
    <PostAuthor author={author} />
    {!isMine && author.nickname !== '' && <FollowButton memCd={author.memCd} nickname={author.nickname} isFollowed={author.isFollowed} />}
  </Card>
);

const Card = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  > button { flex: none; }
`;
