import styled from '@emotion/styled';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pathOf, useMoney, useServices } from '@hyangro/runtime';
import { ListPage } from '@hyangro/commerce/list';
import { Button, LinkButton } from '@hyangro/ui/button';
import { Chip, ChipRow } from '@hyangro/ui/chip';
import { EmptyState } from '@hyangro/ui/empty-state';
import { SkeletonText } from '@hyangro/ui/skeleton';
import { faqAskedOf, faqQuery, faqSearchOf, type FaqAsked } from '../../data/faq.queries';
import { useMessages } from '../../messages';
import { FaqSearch } from './faq-search';
import { Question } from './question';

/** Questions that many ask: by category, and by words as the search for goods reads them (R-PUB-01). */
export default function FaqScreen() {
  const t = useMessages();
  const services = useServices();
  const { integer } = useMoney();
  const [search, setSearch] = useSearchParams();
  const asked = faqAskedOf(search);
  const { data, isPlaceholderData } = useQuery({
    ...faqQuery(services, asked),
    placeholderData: keepPreviousData,
    throwOnError: (_, { state }) => state.data === undefined,
  });
  const change = (next: Partial<FaqAsked>) => setSearch(faqSearchOf({ ...asked, ...next }), { replace: true, preventScrollReset: true });
  const nameOf = (category: string) => data?.categories.find((each) => each.category === category)?.name ?? '';
  return (
    <ListPage title={t('faq.title')} lead={t('faq.lead')}>
      <Tools>
        <FaqSearch keyword={asked.keyword ?? ''} onSearch={(keyword) => change({ keyword, category: null })} />
        <ChipRow label={t('faq.categories')}>
          <Chip selected={!data?.category} onClick={() => change({ category: null })}>
            {t('faq.all')}
          </Chip>
          {data?.categories.map(({ category, name }) => (
            <Chip key={category} selected={data.category === category} onClick={() => change({ category })}>
              {name}
            </Chip>
          ))}
        </ChipRow>
        <p role="status">
          {data?.correctedFrom && `${t('faq.corrected', { typed: data.correctedFrom, keyword: data.keyword ?? '' })} `}
          {data && t('faq.count', { count: integer(data.items.length) })}
        </p>
      </Tools>
      {!data && <SkeletonText lines={8} />}
      {data?.items.length === 0 && (
        <EmptyState
          title={asked.keyword ? t('faq.nothing', { keyword: asked.keyword }) : t('faq.empty')}
          text={t('faq.nothingText')}
          action={
            <Button type="button" variant="line" onClick={() => change({ category: null, keyword: null })}>
              {t('faq.showAll')}
            </Button>
          }
        />
      )}
      {data && data.items.length > 0 && (
        <List aria-busy={isPlaceholderData || undefined}>
          {data.items.map((item) => (
            <li key={item.faqCd}>
              <Question item={item} category={nameOf(item.category)} />
            </li>
          ))}
        </List>
      )}
      <Ask>
        <p>{t('faq.ask')}</p>
        <LinkButton variant="soft" to={pathOf('Inquiry')}>
          {t('home.inquiry')}
        </LinkButton>
      </Ask>
    </ListPage>
  );
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  p {
    min-height: 20px;
    font-size: 13px;
    line-height: 20px;
    color: var(--color-text-2);
  }
`;
const List = styled.ul`
  margin-top: -12px;
  border-top: 1px solid var(--color-line-strong);
  transition: opacity var(--dur-fast);
  &[aria-busy] {
    opacity: 0.5;
  }
`;
const Ask = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 18px 20px;
  border-radius: var(--radius-shoulder-s);
  background: var(--color-bg-sunken);
  font-size: 14px;
`;
