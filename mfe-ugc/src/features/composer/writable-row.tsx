import styled from '@emotion/styled';
import type { Writable } from '@hyangro/contracts/ugc/review.contract';
import { pathOf } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { Picture } from '@hyangro/ui/picture';
import { clamp } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

interface Props {
  line: Writable;
  /** In place of this page in the history: the choice was a step of the form. */
  replace?: boolean;
}

/** Goods that wait for a review, what it brings, and the way to its form. */
export const WritableRow = ({ line: { orderCd, lineNo, product, confirmedAt, rewards }, replace }: Props) => {
  const t = useMessages();
  const query = new URLSearchParams({ productCd: product.productCd, orderCd, lineNo: String(lineNo) });
  return (
    <Row>
      <i>
        <Picture src={product.imgMainUrl} alt="" sizes="72px" />
      </i>
      <Words>
        <b>{product.brandNm}</b>
        <Name>{product.productNm}</Name>
        <small>{[product.optionNm, t('myReviews.confirmed', { day: dayText(confirmedAt) })].filter(Boolean).join(' · ')}</small>
        {rewards.photo > 0 && <Worth>{t('myReviews.worth', { point: rewards.photo.toLocaleString('en') })}</Worth>}
      </Words>
      <LinkButton
        variant="line"
        size="s"
        replace={replace}
        to={`${pathOf('ReviewNew')}?${query}`}
        aria-label={t('myReviews.writeOf', { name: product.productNm })}
      >
        {t('myReviews.write')}
      </LinkButton>
    </Row>
  );
};

/** `2026.11.20` in Asia/Seoul. */
export const dayText = (instant: string): string =>
  new Date(Date.parse(instant) + 9 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '.');

const Row = styled.article`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 0;
  border-bottom: 1px solid var(--color-line);
  i { flex: none; width: 72px; border-radius: var(--radius-tile); overflow: hidden; }
`;
const Words = styled.div`
  flex: 1;
  display: grid;
  min-width: 0;
  b { font-size: 12px; }
  small { font-size: 12px; color: var(--color-text-3); }
`;
const Name = styled.h2`${clamp(2)} font: 500 15px/1.4 var(--font-sans);`;
const Worth = styled.em`font: 500 12px/1.6 var(--font-sans); color: var(--color-genuine);`;
