import styled from '@emotion/styled';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMoney, useServices, useSingleMutation, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { ErrorState } from '@hyangro/ui/error-state';
import { Skeleton } from '@hyangro/ui/skeleton';
import { text } from '@hyangro/ui/theme';
import { patchPost } from '../../data/post.cache';
import type { Talk } from '../../data/post.model';
import { postQueries } from '../../data/post.queries';
import { useMessages } from '../../messages';
import { AnswerLine } from './answer-line';
import { postDraftOf } from './post-drafts';
import { useDeletePart } from './use-delete-part';

/** The form comes with the wish to answer. */
const AnswerForm = lazy(() => import(/* webpackChunkName: "answer-form" */ './answer-form'));

/** Answers to a question: the adopted one first, framed; its author alone may adopt one, once (P-06). */
export const Answers = ({ talk }: { talk: Talk }) => {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const queryClient = useQueryClient();
  const { integer } = useMoney();
  const { ugcCd, answerCnt, adopted, canAdopt } = talk;
  const query = postQueries.answers(services, ugcCd);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  const [isWriting, setWriting] = useState(() => !services.isServer && postDraftOf(services, `answer ${ugcCd}`).read() !== '');
  const readAgain = (by: number) => {
    patchPost(queryClient, ugcCd, (now: { answerCnt: number }) => ({ answerCnt: Math.max(0, now.answerCnt + by) }));
    return queryClient.invalidateQueries({ queryKey: query.queryKey });
  };
  const remove = useDeletePart(
    (answerCd) => services.api('DELETE /talks/:ugcCd/answers/:answerCd', { params: { ugcCd, answerCd } }),
    () => void readAgain(-1),
  );
  const adopt = useSingleMutation({
    mutationKey: ['ugc', 'adopt', ugcCd],
    mutationFn: (answerCd: string) => services.api('PUT /talks/:ugcCd/adopted', { params: { ugcCd }, body: { answerCd } }),
    onSuccess: (locked) => {
      patchPost(queryClient, ugcCd, () => locked);
      services.toast(t('answer.adoptDone'));
      return readAgain(0);
    },
    onError: (error) => services.reportError(error),
  });
  const askAdopt = async (answerCd: string) => {
    if (await services.confirm(t('answer.adoptAsk'), { ok: t('answer.adopt') })) await adopt.start(answerCd);
  };
  const others = data?.pages.flatMap(({ items }) => items).filter(({ answerCd }) => answerCd !== adopted?.answerCd);
  return (
    <Section aria-labelledby={`answers-${ugcCd}`}>
      <h2 id={`answers-${ugcCd}`}>{t('answer.title', { count: integer(answerCnt) })}</h2>
      {adopted && (
        <Adopted>
          <AnswerLine ugcCd={ugcCd} answer={adopted} onChanged={() => void readAgain(0)} />
        </Adopted>
      )}
      {others?.length === 0 && !adopted && <Quiet>{t('answer.none')}</Quiet>}
      {!data && !isError && <Skeleton h={64} />}
      {isError && !data && <ErrorState title={t('answer.failed')} retryLabel={term('action.retry')} onRetry={() => void refetch()} />}
      <List>
        {others?.map((answer) => (
          <li key={answer.answerCd}>
            <AnswerLine
              ugcCd={ugcCd}
              answer={answer}
              onChanged={() => void readAgain(0)}
              isDeleting={remove.isPending}
              onDelete={() => void remove.start(answer.answerCd)}
            >
              {canAdopt && !answer.isMine && (
                <Button type="button" variant="soft" size="s" loading={adopt.isPending} onClick={() => void askAdopt(answer.answerCd)}>
                  {t('answer.adopt')}
                </Button>
              )}
            </AnswerLine>
          </li>
        ))}
      </List>
      {hasNextPage && (
        <Button type="button" variant="line" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('answer.more')}
        </Button>
      )}
      {isWriting ? (
        <Suspense fallback={<Skeleton h={148} />}>
          <AnswerForm ugcCd={ugcCd} onSent={() => void readAgain(1)} />
        </Suspense>
      ) : (
        <Button type="button" variant="soft" block onClick={() => services.requireLogin() && setWriting(true)}>
          {t('answer.write')}
        </Button>
      )}
    </Section>
  );
};

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  margin-top: 28px;
  padding-top: 20px;
  border-top: 1px solid var(--color-line);
  h2 { ${text.titleM} }
`;
const Adopted = styled.div`
  padding: 14px 16px 8px;
  border: 1.5px solid var(--color-genuine);
  border-radius: var(--radius-card);
  background: var(--color-genuine-soft);
`;
const Quiet = styled.p`font-size: 14px; color: var(--color-text-2);`;
const List = styled.ul`display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px;`;
