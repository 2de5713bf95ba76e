import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useMoney, useRelativeTime } from '@hyangro/runtime';
import { Tag } from '@hyangro/ui/badge';
import { Picture } from '@hyangro/ui/picture';
import { clamp } from '@hyangro/ui/theme';
import type { Talk } from '../../../data/post.model';
import { languageOf } from '../../../data/review.model';
import { useMessages } from '../../../messages';
import { CardCounts } from './card-counts';

interface Props {
  talk: Talk;
  /** Address that opens it. */
  to: string;
}

/** A question or a vote: what is asked, what is chosen between, and how far it has come. */
export const TalkCard = ({ talk, to }: Props) => {
  const t = useMessages();
  const { integer } = useMoney();
  const ago = useRelativeTime();
  const lang = languageOf(talk);
  const isVote = talk.talkType === 'VOTE';
  return (
    <Card to={to} preview={{ title: talk.title }}>
      <Facts>
        <Tag tone={isVote ? 'info' : 'brand'}>{t(isVote ? 'talk.vote' : 'talk.question')}</Tag>
        {talk.adopted && <Tag tone="genuine">{t('talk.adopted')}</Tag>}
        <time dateTime={talk.createdAt} suppressHydrationWarning>
          {ago(talk.createdAt)}
        </time>
      </Facts>
      <Title lang={lang}>{talk.title}</Title>
      {talk.text && <Text lang={lang}>{talk.text}</Text>}
      {talk.products.length > 0 && (
        <Goods>
          {talk.products.map(({ productCd, imgMainUrl, productNm }) => (
            <span key={productCd}>
              <Picture src={imgMainUrl} alt={productNm} sizes="64px" />
            </span>
          ))}
        </Goods>
      )}
      <Foot>
        <span translate={talk.author.nickname ? 'no' : undefined}>{talk.author.nickname || t('author.left')}</span>
        <span>
          {talk.vote ? t('talk.votes', { count: integer(talk.vote.totalCnt) }) : t('talk.answers', { count: integer(talk.answerCnt) })}
        </span>
      </Foot>
      <CardCounts post={talk} />
    </Card>
  );
};

const Card = styled(Link)`
  display: block;
  padding: 14px 14px 12px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-shoulder-s);
  background: var(--color-bg-raised);
  transition: box-shadow var(--dur-fast);
  &:hover { box-shadow: var(--shadow-2); }
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  time { margin-left: auto; font-size: 12px; color: var(--color-text-3); }
`;
const Title = styled.h2`${clamp(3)} margin-top: 10px; font: 700 15px/1.45 var(--font-sans); overflow-wrap: anywhere; &:lang(ko) { word-break: keep-all; }`;
const Text = styled.p`${clamp(3)} margin-top: 4px; font-size: 13px; line-height: 1.55; color: var(--color-text-2); overflow-wrap: anywhere;`;
const Goods = styled.p`
  display: flex;
  gap: 6px;
  margin-top: 10px;
  > span { flex: 0 1 64px; border-radius: var(--radius-tile); overflow: hidden; }
`;
const Foot = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  margin-top: 10px;
  font-size: 12px;
  color: var(--color-text-3);
  > span:first-of-type { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-weight: 600; color: var(--color-text-2); }
  > span + span { flex: none; }
`;
