import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Inquiry } from '@hyangro/contracts/inquiry/inquiry.contract';
import { LANGUAGE_TAG, isLocale } from '@hyangro/contracts/locales';
import { pathOf } from '@hyangro/runtime';
import { Tag } from '@hyangro/ui/badge';
import { text } from '@hyangro/ui/theme';
import { dayText } from '../../features/common/day-text';
import { useMessages } from '../../messages';

/** An inquiry with its photos, its order and, once it is there, the answer. */
export const InquiryCard = ({ inquiry }: { inquiry: Inquiry }) => {
  const t = useMessages();
  const { kind, title, body, locale, orderCd, photos, createdAt, answer, answeredAt } = inquiry;
  const lang = isLocale(locale) ? LANGUAGE_TAG[locale] : undefined;
  return (
    <Card>
      <Facts>
        <Tag tone={answer === null ? 'plain' : 'genuine'}>{t(answer === null ? 'inquiry.waiting' : 'inquiry.answered')}</Tag>
        <span>{t(`inquiry.kind.${kind}`)}</span>
        <time dateTime={createdAt}>{dayText(createdAt)}</time>
      </Facts>
      <h2 lang={lang}>{title}</h2>
      <p lang={lang}>{body}</p>
      {photos.length > 0 && (
        <Photos>
          {photos.map(({ photoKey, url }, at) => (
            <li key={photoKey}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={t('inquiry.photo.of', { count: at + 1 })} loading="lazy" />
              </a>
            </li>
          ))}
        </Photos>
      )}
      {orderCd && (
        <OrderLink to={pathOf('OrderDetail', { orderCd })} aria-label={t('inquiry.orderOf', { orderCd })}>
          {t('inquiry.orderLink')}
        </OrderLink>
      )}
      {answer !== null && (
        <Answer>
          <b>{t('inquiry.shop')}</b>
          <p>{answer}</p>
          {answeredAt && <time dateTime={answeredAt}>{dayText(answeredAt)}</time>}
        </Answer>
      )}
    </Card>
  );
};

const Card = styled.article`
  padding-bottom: 20px;
  border-bottom: 1px solid var(--color-line);
  h2 { ${text.titleM} overflow-wrap: anywhere; }
  > p {
    margin-top: 6px;
    line-height: 1.6;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-bottom: 8px;
  font-size: 13px;
  color: var(--color-text-2);
  time { margin-left: auto; font-variant-numeric: tabular-nums; color: var(--color-text-3); }
`;
const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
  img { width: 88px; height: 88px; border-radius: var(--radius-tile); object-fit: cover; }
`;
const OrderLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--size-tap);
  font-size: 14px;
  font-weight: 600;
  color: var(--color-brand);
  text-decoration: underline;
  text-underline-offset: 3px;
`;
const Answer = styled.div`
  margin-top: 12px;
  padding: 14px 16px;
  border-radius: var(--radius-control);
  background: var(--color-bg-sunken);
  line-height: 1.6;
  b { font-size: 13px; color: var(--color-brand); }
  p { overflow-wrap: anywhere; white-space: pre-line; }
  time { display: block; margin-top: 4px; font-size: 12px; font-variant-numeric: tabular-nums; color: var(--color-text-3); }
`;
