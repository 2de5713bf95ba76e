import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Feed } from '@hyangro/contracts/ugc/search.contract';
import { pathOf, useMoney, useRelativeTime } from '@hyangro/runtime';
import { Avatar } from '@hyangro/ui/avatar';
import { Heart } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { VisuallyHidden } from '@hyangro/ui/section';
import { clamp } from '@hyangro/ui/theme';
import { languageOf } from '../../data/review.model';
import { useMessages } from '../../messages';

/** A member's post: the picture, the words, and the goods in it as the way on. */
export const FeedCard = ({ feed, eager }: { feed: Feed; eager: boolean }) => {
  const t = useMessages();
  const ago = useRelativeTime();
  const { integer } = useMoney();
  const picture = feed.media.find(({ type }) => type === 'IMAGE')?.url ?? feed.products[0]?.imgMainUrl ?? null;
  return (
    <Card>
      <Shoulder>
        <Picture src={picture} alt="" ratio="4/5" sizes="(min-width: 1024px) 285px, (min-width: 768px) 31vw, 47vw" eager={eager} />
      </Shoulder>
      <Author>
        <Avatar seed={feed.author.avatarSeed} size={24} />
        <b>{feed.author.nickname}</b>
        <time dateTime={feed.createdAt} suppressHydrationWarning>
          {ago(feed.createdAt)}
        </time>
      </Author>
      <Text lang={languageOf(feed)}>{feed.text}</Text>
      {feed.likeCnt > 0 && (
        <Likes>
          <Heart size={14} />
          {integer(feed.likeCnt)}
          <VisuallyHidden>{t('feed.likes')}</VisuallyHidden>
        </Likes>
      )}
      <Goods aria-label={t('feed.products')}>
        {feed.products.map(({ productCd, brandNm, productNm, imgMainUrl }) => (
          <li key={productCd}>
            <Product to={pathOf('Product', { productCd })} preview={{ title: productNm, overline: brandNm }}>
              <Thumb>
                <Picture src={imgMainUrl} alt="" sizes="40px" />
              </Thumb>
              <span>
                <b>{brandNm}</b>
                <Name>{productNm}</Name>
              </span>
            </Product>
          </li>
        ))}
      </Goods>
    </Card>
  );
};

const Card = styled.article`min-width: 0;`;
const Shoulder = styled.div`overflow: hidden; border-radius: var(--radius-shoulder-s);`;
const Author = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 10px;
  font-size: 12px;
  b { min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-weight: 600; }
  time { flex: none; margin-left: auto; color: var(--color-text-3); }
`;
const Text = styled.p`${clamp(3)} margin-top: 6px; font-size: 14px; line-height: 1.5; &:lang(ko) { word-break: keep-all; }`;
const Likes = styled.p`display: flex; align-items: center; gap: 4px; margin-top: 6px; font-size: 12px; color: var(--color-text-3);`;
const Goods = styled.ul`
  display: grid;
  gap: 4px;
  margin-top: 10px;
  li:nth-of-type(n + 3) { display: none; }
`;
const Product = styled(Link)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 4px 8px 4px 4px;
  border-radius: var(--radius-tile);
  background: var(--color-bg-sunken);
  > span { min-width: 0; line-height: 1.35; }
  b { display: block; font-size: 11px; }
`;
const Thumb = styled.i`flex: none; width: 40px; border-radius: 4px; overflow: hidden;`;
const Name = styled.span`${clamp(1)} font-size: 12px; color: var(--color-text-2);`;
