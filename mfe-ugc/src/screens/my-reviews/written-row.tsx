import styled from '@emotion/styled';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { pathOf } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { Picture } from '@hyangro/ui/picture';
import { Stars } from '@hyangro/ui/rating';
import { clamp } from '@hyangro/ui/theme';
import { languageOf } from '../../data/review.model';
import { DeletePost } from '../../features/post/delete-post';
import { ModerationNote } from '../../features/post/moderation-note';
import { useWritten } from '../../features/composer/use-written';
import { dayText } from '../../features/composer/writable-row';
import { useMessages } from '../../messages';

/** One's own review: what became of it, and what may still be done with it. */
export const WrittenRow = ({ review }: { review: Review }) => {
  const t = useMessages();
  const written = useWritten();
  const { ugcCd, product, rating, title, content, media, createdAt, canModify, isEdited, likeCnt, commentCnt, moderation } = review;
  const lang = languageOf(review);
  const photo = media[0]?.thumbUrl;
  return (
    <Row>
      <Goods>
        <i>
          <Picture src={product.imgMainUrl} alt="" sizes="44px" />
        </i>
        <span>
          <b>{product.brandNm}</b>
          <Name>{product.productNm}</Name>
        </span>
      </Goods>
      <Facts>
        <Stars score={rating} size={14} label={t('stars', { rating })} />
        <time dateTime={createdAt}>{dayText(createdAt)}</time>
        {isEdited && <span>{t('myReviews.edited')}</span>}
        {media.length > 0 && <span>{t('myReviews.media', { count: media.length })}</span>}
      </Facts>
      {moderation && <ModerationNote ugcCd={ugcCd} moderation={moderation} />}
      <Words>
        <div>
          <h2 lang={lang}>{title}</h2>
          <p lang={lang}>{content}</p>
        </div>
        {photo && <img src={photo} alt="" loading="lazy" width={72} height={72} />}
      </Words>
      <Acts>
        {canModify ? (
          <>
            <LinkButton
              variant="line"
              size="s"
              to={pathOf('ReviewModify', { reviewCd: ugcCd })}
              aria-label={t('myReviews.modifyOf', { name: product.productNm })}
            >
              {t('myReviews.modify')}
            </LinkButton>
            <DeletePost post={review} label={t('myReviews.deleteOf', { name: product.productNm })} onDeleted={written} />
          </>
        ) : (
          (likeCnt > 0 || commentCnt > 0) && <small>{t('myReviews.lockedBy', { likes: likeCnt, comments: commentCnt })}</small>
        )}
      </Acts>
    </Row>
  );
};

const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 14px 0;
  border-bottom: 1px solid var(--color-line);
`;
const Goods = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  i { flex: none; width: 44px; border-radius: var(--radius-tile); overflow: hidden; }
  span { min-width: 0; }
  b { display: block; font-size: 12px; }
`;
const Name = styled.em`${clamp(1)} font: 400 13px/1.4 var(--font-sans); color: var(--color-text-2);`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  font-size: 12px;
  color: var(--color-text-3);
  font-variant-numeric: tabular-nums;
`;
const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  > div { min-width: 0; }
  h2 { font: 700 15px/1.5 var(--font-sans); overflow-wrap: anywhere; }
  p { ${clamp(3)} font-size: 14px; line-height: 1.6; color: var(--color-text-2); overflow-wrap: anywhere; }
  img { flex: none; border-radius: var(--radius-tile); object-fit: cover; }
`;
const Acts = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  small { font-size: 12px; color: var(--color-text-3); }
`;
