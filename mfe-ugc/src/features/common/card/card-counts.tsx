import styled from '@emotion/styled';
import { useMoney } from '@hyangro/runtime';
import { Heart, MessageCircle } from '@hyangro/ui/icons';
import { VisuallyHidden } from '@hyangro/ui/section';
import { useMessages } from '../../../messages';

interface Props {
  post: { likeCnt: number; commentCnt: number };
}

/** How many liked and commented a post; nothing for nobody. */
export const CardCounts = ({ post: { likeCnt, commentCnt } }: Props) => {
  const t = useMessages();
  const { integer } = useMoney();
  if (likeCnt + commentCnt === 0) return null;
  return (
    <Counts>
      {likeCnt > 0 && (
        <span>
          <Heart size={14} />
          <VisuallyHidden>{t('card.likes')} </VisuallyHidden>
          {integer(likeCnt)}
        </span>
      )}
      {commentCnt > 0 && (
        <span>
          <MessageCircle size={14} />
          <VisuallyHidden>{t('card.comments')} </VisuallyHidden>
          {integer(commentCnt)}
        </span>
      )}
    </Counts>
  );
};

const Counts = styled.p`
  display: flex;
  gap: 10px;
  margin-top: 6px;
  font-size: 12px;
  color: var(--color-text-3);
  font-variant-numeric: tabular-nums;
  > span { display: inline-flex; align-items: center; gap: 4px; }
`;
