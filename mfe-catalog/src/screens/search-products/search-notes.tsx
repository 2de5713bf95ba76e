import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '@hyangro/contracts/kit/contract';
import type { Api } from '@hyangro/contracts/api';
import { pathOf } from '@hyangro/runtime';
import { X } from '@hyangro/ui/icons';
import { media } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { pathWithout, verbatimPath } from './search-products.url';

interface Props {
  typed: string;
  found: Pick<ResponseOf<Api['GET /search/products']>, 'keyword' | 'understood' | 'correctedFrom' | 'didYouMean'>;
}

/** How the search was read: what was put right, which filters are in the phrase, what else may be meant. Each can be taken back. */
export const SearchNotes = ({ typed, found: { keyword, understood, correctedFrom, didYouMean } }: Props) => {
  const t = useMessages();
  const id = useId();
  if (correctedFrom === null && didYouMean === null && understood.length === 0) return null;
  return (
    <Notes>
      {correctedFrom !== null && (
        <p role="status">
          <b>{t('search.corrected', { keyword: keyword || understood.map(({ label }) => label).join(' ') })}</b>{' '}
          <Link to={verbatimPath(correctedFrom)} preview={{ title: correctedFrom }}>
            {t('search.verbatim', { keyword: correctedFrom })}
          </Link>
        </p>
      )}
      {didYouMean !== null && (
        <p>
          {t('search.didYouMean')}{' '}
          <Link to={pathOf('SearchProducts', { keyword: didYouMean })} preview={{ title: didYouMean }}>
            {didYouMean}
          </Link>
        </p>
      )}
      {understood.length > 0 && (
        <Understood>
          <span id={id}>{t('search.understood')}</span>
          <ul aria-labelledby={id}>
            {understood.map((each) => (
              <li key={each.name + each.value}>
                <Chip
                  to={pathWithout(each, understood, keyword, typed)}
                  aria-label={t('search.understood.remove', { label: each.label })}
                  preview={{ title: keyword || typed }}
                >
                  {each.label}
                  <X size={14} />
                </Chip>
              </li>
            ))}
          </ul>
          <Link to={verbatimPath(typed)} preview={{ title: typed }}>
            {t('search.understood.verbatim')}
          </Link>
        </Understood>
      )}
    </Notes>
  );
};

const Notes = styled.div`
  display: grid;
  gap: 6px;
  padding-top: 14px;
  font-size: 14px;
  color: var(--color-text-2);
  b {
    font-weight: 600;
    color: var(--color-text);
  }
  p a,
  div > a {
    display: inline-block;
    padding: 5px 2px;
    text-decoration: underline;
    text-underline-offset: 3px;
    color: var(--color-brand);
  }
  ${media.pc} {
    padding-bottom: 8px;
  }
`;
const Understood = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
`;
const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 36px;
  padding: 0 12px 0 14px;
  border-radius: var(--radius-pill);
  background: var(--color-brand-soft);
  font: 600 14px/1 var(--font-sans);
  color: var(--color-brand);
`;
