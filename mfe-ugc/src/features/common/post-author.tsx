import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { Avatar } from '@hyangro/ui/avatar';
import { ageOf, skinTypeOf } from '../../data/review.model';
import { useMessages } from '../../messages';

/** As far as everybody may know; `nickname` is empty for a member who left. */
export interface Author {
  memCd: string;
  nickname: string;
  avatarSeed: string;
  photoUrl?: string | null;
  skinType?: string | null;
  ageBand?: string | null;
}

interface Props {
  author: Author;
  size?: number;
  /** Behind type of skin and age. */
  about?: readonly string[] | undefined;
}

/** Picture, name, and what makes the reader say "like me". The name leads to the profile; who has left has neither. */
export const PostAuthor = ({ author, size = 38, about = [] }: Props) => {
  const t = useMessages();
  const { memCd, nickname, avatarSeed, photoUrl } = author;
  const skin = skinTypeOf(author.skinType ?? null);
  const age = ageOf(author.ageBand ?? null);
  const traits = [skin && t(`skin.${skin}`), age && t('author.age', { age }), ...about].filter(Boolean).join(' · ');
  return (
    <Line>
      <Avatar seed={avatarSeed} src={photoUrl} size={size} />
      <Words>
        {nickname ? (
          <Name to={pathOf('Profile', { targetMemCd: memCd })} translate="no">
            {nickname}
          </Name>
        ) : (
          <b>{t('author.left')}</b>
        )}
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
  small { font-size: 12px; color: var(--color-text-3); }
`;
const Name = styled(Link)`
  overflow: hidden;
  padding-block: 3px;
  white-space: nowrap;
  text-overflow: ellipsis;
  font-weight: 700;
`;
