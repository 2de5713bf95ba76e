import styled from '@emotion/styled';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pathOf, useMoney, useRouteParams, useServices, useTerms } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { Question } from '@hyangro/commerce/question';
import { Button, LinkButton } from '@hyangro/ui/button';
import { Chip, ChipRow } from '@hyangro/ui/chip';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Check } from '@hyangro/ui/icons';
import { Container } from '@hyangro/ui/section';
import { SkeletonText } from '@hyangro/ui/skeleton';
import { qnaFilterOf, qnaQueries, qnaSearchOf, type QnaFilter } from '../../data/qna.queries';
import { QNA_KIND_LIST } from '../../data/qna.model';
import { ProductHead } from '../../features/product-head/product-head';
import { useQuestionWords } from '../../features/question/use-question-words';
import { useMessages } from '../../messages';

export default function ProductQnaScreen() {
  const t = useMessages();
  const words = useQuestionWords();
  const term = useTerms();
  const services = useServices();
  const { integer } = useMoney();
  const { productCd } = useRouteParams('ProductQna');
  const [search, setSearch] = useSearchParams();
  const filter = qnaFilterOf(search);
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...qnaQueries.list(services, productCd, filter),
    placeholderData: keepPreviousData,
    throwOnError: (_, { state }) => state.data === undefined,
  });
  const first = data?.pages[0];
  if (first === null) return <NotFoundPanel title={t('product.missing')} text={t('product.missingText')} />;
  const change = (next: Partial<QnaFilter>) =>
    setSearch(qnaSearchOf({ ...filter, after: null, ...next }), { replace: true, preventScrollReset: true });
  const questions = data?.pages.flatMap((page) => page?.items ?? []) ?? [];
  const isFiltered = filter.kind !== null || filter.isAnswered;
  const next = data?.pages.at(-1)?.nextCursor ?? null;
  const ask = (
    <LinkButton variant="primary" to={pathOf('ProductQnaForm', { productCd })}>
      {t('qna.ask')}
    </LinkButton>
  );
  return (
    <Page narrow>
      <ProductHead productCd={productCd} title={t('qna.title')} />
      <ChipRow label={t('qna.filter')}>
        <Chip selected={filter.kind === null} onClick={() => change({ kind: null })}>
          {t('qna.all')}
        </Chip>
        {QNA_KIND_LIST.map((kind) => (
          <Chip key={kind} selected={filter.kind === kind} onClick={() => change({ kind })}>
            {t(`qna.kind.${kind}`)}
          </Chip>
        ))}
      </ChipRow>
      <Tools>
        <p role="status">{first && t('qna.count', { count: integer(first.totalCount) })}</p>
        <Chip selected={filter.isAnswered} onClick={() => change({ isAnswered: !filter.isAnswered })}>
          {filter.isAnswered && <Check size={16} strokeWidth={2} />}
          {t('qna.answeredOnly')}
        </Chip>
        {questions.length > 0 && ask}
      </Tools>
      {!first && <SkeletonText lines={8} />}
      {first && questions.length === 0 && (
        <EmptyState
          title={t(isFiltered ? 'qna.emptyFiltered' : 'qna.empty')}
          text={t(isFiltered ? 'qna.emptyFilteredText' : 'qna.emptyText')}
          action={
            <>
              {isFiltered && (
                <Button type="button" variant="line" onClick={() => change({ kind: null, isAnswered: false })}>
                  {t('qna.showAll')}
                </Button>
              )}
              {ask}
            </>
          }
        />
      )}
      {filter.after && (
        <LinkButton variant="line" block to={`?${qnaSearchOf({ ...filter, after: null })}`}>
          {t('qna.fromNewest')}
        </LinkButton>
      )}
      <List aria-busy={isPlaceholderData || undefined}>
        {questions.map((question) => (
          <li key={question.qnaCd}>
            <Question question={question} words={words} />
          </li>
        ))}
      </List>
      {hasNextPage && (
        // A press brings the next page here; without scripts the link leads to it.
        <LinkButton
          variant="line"
          size="l"
          block
          to={`?${qnaSearchOf({ ...filter, after: next })}`}
          aria-busy={isFetchingNextPage || undefined}
          onClick={(event) => {
            event.preventDefault();
            if (!isFetchingNextPage) void fetchNextPage();
          }}
        >
          {term('action.more')}
        </LinkButton>
      )}
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-content: start;
  padding-bottom: 56px;
`;
const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  font-size: 13px;
  color: var(--color-text-2);
  p {
    flex: 1;
  }
`;
const List = styled.ul`
  transition: opacity var(--dur-fast);
  &[aria-busy] {
    opacity: 0.5;
  }
  li {
    border-top: 1px solid var(--color-line);
  }
`;
