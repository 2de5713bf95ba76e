import styled from '@emotion/styled';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { TalkAnswer } from '@hyangro/contracts/ugc/talk.contract';
import { useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Skeleton } from '@hyangro/ui/skeleton';
import { languageOf } from '../../data/review.model';
import { useMessages } from '../../messages';
import { AnswerFeed } from './answer-feed';
import { CommentLine } from './comment-line';
import { ModerationNote } from './moderation-note';
import { postDraftOf } from './post-drafts';
import { ReportButton } from './report-button';

/** The form comes with the wish to change. */
const AnswerForm = lazy(() => import(/* webpackChunkName: "answer-form" */ './answer-form'));

interface Props {
  ugcCd: string;
  answer: TalkAnswer;
  onChanged(): void;
  onDelete?: () => void;
  isDeleting?: boolean;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** An answer with the feed that it shows. Its author changes or deletes it until it is adopted (ST-ADP-01), and reads why nobody else sees it. */
export const AnswerLine = ({ ugcCd, answer, onChanged, onDelete, isDeleting, children }: Props) => {
  const t = useMessages();
  const services = useServices();
  const { answerCd, feed, moderation, isMine, canModify, isAdopted } = answer;
  const [isChanging, setChanging] = useState(() => !services.isServer && postDraftOf(services, `change ${answerCd}`).read() !== '');
  const change = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  // The focus goes back to where the change began.
  useEffect(() => {
    if (wasChanging.current && !isChanging) change.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  const end = () => {
    postDraftOf(services, `change ${answerCd}`).keep('');
    setChanging(false);
  };
  return (
    <>
      <CommentLine
        {...answer}
        lang={languageOf(answer)}
        tag={isAdopted ? { tone: 'genuine', label: t('talk.adopted') } : undefined}
        shown={feed && <AnswerFeed feed={feed} />}
      >
        {children}
        {!isMine && <ReportButton ugcCd={ugcCd} partCd={answerCd} />}
        {isMine && canModify && !isChanging && (
          <>
            <Button ref={change} type="button" variant="text" size="s" onClick={() => setChanging(true)}>
              {t('post.modify')}
            </Button>
            <Button type="button" variant="text" size="s" loading={isDeleting} onClick={onDelete}>
              {t('post.delete')}
            </Button>
          </>
        )}
      </CommentLine>
      {moderation && <ModerationNote ugcCd={ugcCd} partCd={answerCd} moderation={moderation} />}
      {isChanging && (
        <Change>
          <Suspense fallback={<Skeleton h={148} />}>
            <AnswerForm
              ugcCd={ugcCd}
              answer={answer}
              onCancel={end}
              onSent={() => {
                end();
                onChanged();
              }}
            />
          </Suspense>
        </Change>
      )}
    </>
  );
};

const Change = styled.div`margin-top: 12px;`;
