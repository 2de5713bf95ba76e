import styled from '@emotion/styled';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMoney, useServices, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { ErrorState } from '@hyangro/ui/error-state';
import { Skeleton } from '@hyangro/ui/skeleton';
import { skipUntilNear, text } from '@hyangro/ui/theme';
import { addComment, dropComment } from '../../data/comment.cache';
import { patchPost } from '../../data/post.cache';
import type { Post } from '../../data/post.model';
import { postQueries } from '../../data/post.queries';
import { useMessages } from '../../messages';
import { CommentLine } from './comment-line';
import { ModerationNote } from './moderation-note';
import { postDraftOf } from './post-drafts';
import { ReportButton } from './report-button';
import { useDeletePart } from './use-delete-part';

/** The form comes with the wish to write. */
const CommentForm = lazy(() => import(/* webpackChunkName: "comment-form" */ './comment-form'));

/** Comments of a post, oldest first, and the way to write one. */
export const Comments = ({ post: { ugcCd, commentCnt } }: { post: Pick<Post, 'ugcCd' | 'commentCnt'> }) => {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const queryClient = useQueryClient();
  const { integer } = useMoney();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    postQueries.comments(services, ugcCd),
  );
  const [isWriting, setWriting] = useState(() => !services.isServer && postDraftOf(services, `comment ${ugcCd}`).read() !== '');
  const count = (by: number) =>
    patchPost(queryClient, ugcCd, (now: { commentCnt: number }) => ({ commentCnt: Math.max(0, now.commentCnt + by) }));
  const remove = useDeletePart(
    (commentCd) => services.api('DELETE /ugc/:ugcCd/comments/:commentCd', { params: { ugcCd, commentCd } }),
    (commentCd) => {
      dropComment(queryClient, ugcCd, commentCd);
      count(-1);
    },
  );
  const comments = data?.pages.flatMap(({ items }) => items);
  return (
    <Section aria-labelledby={`comments-${ugcCd}`}>
      <h2 id={`comments-${ugcCd}`}>{t('comment.title', { count: integer(commentCnt) })}</h2>
      {comments?.length === 0 && <Quiet>{t('comment.none')}</Quiet>}
      {!data && !isError && <Skeleton h={64} />}
      {isError && !data && <ErrorState title={t('comment.failed')} retryLabel={term('action.retry')} onRetry={() => void refetch()} />}
      <List>
        {comments?.map((comment) => (
          <li key={comment.commentCd}>
            <CommentLine {...comment} tag={comment.isPostAuthor ? { tone: 'brand', label: t('comment.author') } : undefined}>
              {comment.isMine ? (
                <Button
                  type="button"
                  variant="text"
                  size="s"
                  loading={remove.isPending}
                  onClick={() => void remove.start(comment.commentCd)}
                >
                  {t('post.delete')}
                </Button>
              ) : (
                <ReportButton ugcCd={ugcCd} partCd={comment.commentCd} />
              )}
            </CommentLine>
            {comment.moderation && <ModerationNote ugcCd={ugcCd} partCd={comment.commentCd} moderation={comment.moderation} />}
          </li>
        ))}
      </List>
      {hasNextPage && (
        <Button type="button" variant="line" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('comment.more')}
        </Button>
      )}
      {isWriting ? (
        <Suspense fallback={<Skeleton h={148} />}>
          <CommentForm
            ugcCd={ugcCd}
            onSent={(comment) => {
              addComment(queryClient, ugcCd, comment);
              count(1);
            }}
          />
        </Suspense>
      ) : (
        <Button type="button" variant="soft" block onClick={() => services.requireLogin() && setWriting(true)}>
          {t('comment.write')}
        </Button>
      )}
    </Section>
  );
};

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-top: 28px;
  padding-top: 20px;
  border-top: 1px solid var(--color-line);
  h2 { ${text.titleM} }
`;
const Quiet = styled.p`font-size: 14px; color: var(--color-text-2);`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  > :nth-of-type(n + 9) { ${skipUntilNear('90px')} }
`;
