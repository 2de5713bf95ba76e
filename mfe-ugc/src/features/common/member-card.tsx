import styled from '@emotion/styled';
import type { MemCd } from '@hyangro/contracts/kit/schemas';
import { PostAuthor, type Author } from './post-author';
import { FollowButton } from './follow-button';

interface Props {
  author: Author & { memCd: MemCd; isFollowed: boolean };
  /** Nobody follows themselves. */
  isMine: boolean;
  /** What the member says of themselves. */
  bio?: string;
}

/** A member's small card, at their posts, in lists of members and inside other teams' pages: who it is, and a button to read more of them. Who has left has neither name nor button. */
export const MemberCard = ({ author, isMine, bio }: Props) => (
  <Card>
    <div>
      <PostAuthor author={author} />
      {bio && <Bio data-member-text="">{bio}</Bio>}
    </div>
    {!isMine && author.nickname !== '' && <FollowButton memCd={author.memCd} nickname={author.nickname} isFollowed={author.isFollowed} />}
  </Card>
);

const Card = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  > div { flex: 1; min-width: 0; }
  > button { flex: none; }
`;
const Bio = styled.p`margin-top: 6px; font-size: 13px; line-height: 1.45; color: var(--color-text-2); overflow-wrap: anywhere;`;
