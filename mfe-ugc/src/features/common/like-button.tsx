import styled from '@emotion/styled';
import { useMoney } from '@hyangro/runtime';
import { Heart, ThumbsUp } from '@hyangro/ui/icons';
import { VisuallyHidden } from '@hyangro/ui/section';
import { useMessages } from '../../messages';
import { useLike } from './use-like';

interface Props {
  post: { ugcCd: string; kind: 'REVIEW' | 'FEED' | 'TALK'; isLiked: boolean; likeCnt: number; isMine: boolean };
}

/** Likes a post, or finds a review helpful. Nobody likes their own: there the count stands alone. */
export const LikeButton = ({ post }: Props) => {
  const t = useMessages();
  const { integer } = useMoney();
  const press = useLike(post);
  const isReview = post.kind === 'REVIEW';
  const Icon = isReview ? ThumbsUp : Heart;
  const label = t(isReview ? 'like.helpful' : 'like.like');
  const words = (
    <>
      <Icon size={18} strokeWidth={1.8} fill={post.isLiked ? 'currentColor' : 'none'} />
      {label}
      {post.likeCnt > 0 && <b>{integer(post.likeCnt)}</b>}
    </>
  );
  if (post.isMine)
    return (
      <Count>
        <Icon size={18} strokeWidth={1.8} />
        <VisuallyHidden>{label}</VisuallyHidden>
        <b>{integer(post.likeCnt)}</b>
      </Count>
    );
  return (
    <Press type="button" aria-pressed={post.isLiked} onClick={press}>
      {words}
    </Press>
  );
};

const Count = styled.span`display: inline-flex; align-items: center; gap: 6px; min-height: 40px; font-size: 14px; color: var(--color-text-2);`;
const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 40px;
  padding: 0 14px;
  border-radius: var(--radius-pill);
  box-shadow: inset 0 0 0 1px var(--color-line-strong);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
  color: var(--color-text-2);
  &[aria-pressed='true'] { box-shadow: inset 0 0 0 1.5px var(--color-sale); background: var(--color-sale-soft); color: var(--color-sale); }
`;
