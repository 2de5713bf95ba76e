import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { TalkAnswer } from '@hyangro/contracts/ugc/talk.contract';
import { pathOf } from '@hyangro/runtime';
import { Picture } from '@hyangro/ui/picture';
import { clamp } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

/** The feed that an answer shows: its picture and words, which lead to it. */
export const AnswerFeed = ({ feed: { ugcCd, text, imgUrl } }: { feed: NonNullable<TalkAnswer['feed']> }) => {
  const t = useMessages();
  return (
    <Card to={pathOf('Feeds', { ugcCd })} preview={{ title: text }}>
      {imgUrl && (
        <i>
          <Picture src={imgUrl} alt="" sizes="56px" />
        </i>
      )}
      <span>
        <small>{t('answer.feed')}</small>
        {text && <Words data-member-text="">{text}</Words>}
      </span>
    </Card>
  );
};

const Card = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 10px;
  padding: 8px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-control);
  background: var(--color-bg);
  &:hover { background: var(--color-bg-sunken); }
  i { flex: none; width: 56px; border-radius: var(--radius-tile); overflow: hidden; }
  span { min-width: 0; }
  small { display: block; font-size: 12px; color: var(--color-text-2); }
`;
const Words = styled.b`${clamp(2)} font: 500 14px/1.45 var(--font-sans); overflow-wrap: anywhere;`;
