import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { KEYWORD_MAX_LENGTH } from '@hyangro/contracts/constants';
import { useServices, useTerms } from '@hyangro/runtime';
import { EmptyState } from '@hyangro/ui/empty-state';
import { ErrorState } from '@hyangro/ui/error-state';
import { TextField } from '@hyangro/ui/field';
import { Picture } from '@hyangro/ui/picture';
import { Sheet } from '@hyangro/ui/sheet';
import { Skeleton } from '@hyangro/ui/skeleton';
import { clamp } from '@hyangro/ui/theme';
import { productChoiceQuery } from '../../data/product-choice.queries';
import { useMessages } from '../../messages';
import type { ChosenProduct } from './chosen-product.form';

/** After the last letter of a term. */
const SEARCH_AFTER_MS = 250;

interface Props {
  open: boolean;
  /** Products that are in the post already: each is there once. */
  taken: readonly string[];
  onChoose(product: ChosenProduct): void;
  onClose(): void;
}

/** One product for a post: by a term, or of what the member likes. */
export default function ProductSheet({ open, taken, onChoose, onClose }: Props) {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const { data, isError, refetch } = useQuery(productChoiceQuery(services, keyword));
  return (
    <Sheet open={open} onClose={onClose} title={t('write.product.title')} closeLabel={term('action.close')}>
      <TextField
        type="search"
        label={t('write.product.search')}
        maxLength={KEYWORD_MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Results aria-live="polite" aria-busy={data === undefined && !isError}>
        {data && data.length > 0 && <h3>{keyword ? t('write.product.found') : t('write.product.liked')}</h3>}
        {isError && <ErrorState title={t('write.product.failed')} retryLabel={term('action.retry')} onRetry={() => void refetch()} />}
        {!isError && data === undefined && [0, 1, 2].map((n) => <Skeleton key={n} h={64} />)}
        {data?.length === 0 && (
          <EmptyState title={keyword ? t('write.product.none') : t('write.product.noneLiked')} text={t('write.product.noneText')} />
        )}
        <ul>
          {data?.map((product) => {
            const isTaken = taken.includes(product.productCd);
            return (
              <li key={product.productCd}>
                <button type="button" disabled={isTaken} onClick={() => onChoose(product)}>
                  <i>
                    <Picture src={product.imgMainUrl} alt="" sizes="52px" />
                  </i>
                  <span>
                    <b>{product.brandNm}</b>
                    <Name>{product.productNm}</Name>
                  </span>
                  {isTaken && <small>{t('write.product.taken')}</small>}
                </button>
              </li>
            );
          })}
        </ul>
      </Results>
    </Sheet>
  );
}

/** A value once it has rested. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const Results = styled.div`
  display: grid;
  gap: 8px;
  min-height: 280px;
  margin-top: 16px;
  align-content: start;
  h3 { font: 600 13px/1.4 var(--font-sans); color: var(--color-text-2); }
  ul { display: grid; gap: 2px; }
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 64px;
    padding: 6px 8px;
    border-radius: var(--radius-control);
    text-align: left;
    &:hover { background: var(--color-bg-sunken); }
    &:disabled { color: var(--color-text-disabled); }
  }
  i { flex: none; width: 52px; border-radius: var(--radius-tile); overflow: hidden; }
  button > span { flex: 1; min-width: 0; }
  b { display: block; font-size: 12px; }
  small { flex: none; font-size: 12px; }
`;
const Name = styled.span`${clamp(2)} font-size: 14px; line-height: 1.4;`;
