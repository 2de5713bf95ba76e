import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pathOf, useRelativeTime } from '@hyangro/runtime';
import { Avatar } from '@hyangro/ui/avatar';
import { Picture } from '@hyangro/ui/picture';
import { clamp } from '@hyangro/ui/theme';
import { pictureOf, type Feed } from '../../../data/post.model';
import { languageOf, photoOf } from '../../../data/review.model';
import { useMessages } from '../../../messages';
import { CardCounts } from './card-counts';

interface Props {
  feed: Feed;
  /** Address that opens it. */
  to: string;
  eager: boolean;
}

/** A member's post: the picture and the words open it, the goods in it are the way on. */
export const FeedCard = ({ feed, to, eager }: Props) => {
  const t = useMessages();
  const ago = useRelativeTime();
  const picture = pictureOf(feed);
  return (
    <article>
      <Post to={to} preview={{ title: feed.text }}>
        <Shoulder>
          <Picture
            src={picture}
            alt=""
            ratio={photoOf(feed) ? '4/5' : '1/1'}
            sizes="(min-width: 1024px) 285px, (min-width: 768px) 31vw, 47vw"
            eager={eager}
          />
        </Shoulder>
        <Author>
          <Avatar seed={feed.author.avatarSeed} src={feed.author.photoUrl} size={24} />
          <b translate={feed.author.nickname ? 'no' : undefined}>{feed.author.nickname || t('author.left')}</b>
          <time dateTime={feed.createdAt} suppressHydrationWarning>
            {ago(feed.createdAt)}
          </time>
        </Author>
        <Text lang={languageOf(feed)}>{feed.text}</Text>
        <CardCounts post={feed} />
      </Post>
      {feed.products.length > 0 && (
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
      )}
    </article>
  );
};

const Post = styled(Link)`display: block; &:focus-visible { outline-offset: 2px; border-radius: var(--radius-shoulder-s); }`;
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
const Text = styled.p`${clamp(3)} margin-top: 6px; font-size: 14px; line-height: 1.5; overflow-wrap: anywhere; &:lang(ko) { word-break: keep-all; }`;
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
