import styled from '@emotion/styled';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { Avatar } from '@hyangro/ui/avatar';
import { ageOf, skinTypeOf } from '../../data/review.model';
import { useMessages } from '../../messages';

/** Orb, nickname, and what makes the reader say "like me". */
export const ReviewAuthor = ({ author, size = 38 }: { author: Review['author']; size?: number }) => {
  const t = useMessages();
  const skin = skinTypeOf(author.skinType);
  const age = ageOf(author.ageBand);
  const traits = [skin && t(`skin.${skin}`), age && t('author.age', { age })].filter(Boolean).join(' · ');
  return (
    <Line>
      <Avatar seed={author.avatarSeed} size={size} />
      <Words>
        <b>{author.nickname}</b>
        {traits && <small>{traits}</small>}
      </Words>
    </Line>
  );
};

const Line = styled.div`display: flex; align-items: center; gap: 10px; min-width: 0;`;
const Words = styled.div`
  display: grid;
  min-width: 0;
  line-height: 1.35;
  font-size: 14px;
  b { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  small { font-size: 12px; color: var(--color-text-3); }
`;
