import styled from '@emotion/styled';
import { LANGUAGE_TAG, isLocale } from '@hyangro/contracts/locales';
import type { ProductQna } from '@hyangro/contracts/inquiry/qna.contract';
import { useRelativeTime } from '@hyangro/runtime';
import { Tag } from '@hyangro/ui/badge';
import { Lock } from '@hyangro/ui/icons';
import { VisuallyHidden } from '@hyangro/ui/section';

/** Words around a question, in the reader's language. */
export interface QuestionWords {
  answered: string;
  waiting: string;
  mine: string;
  /** In place of words that are secret to the reader. */
  secret: string;
  /** Read aloud before one's own secret words. */
  secretOwn: string;
  /** Author who has left. */
  left: string;
  /** Who answers. */
  shop: string;
  kindOf(kind: ProductQna['kind']): string;
}

/** One question with its answer. Words that are secret to the reader are replaced by a word that says so. */
export const Question = ({ question, words }: { question: ProductQna; words: QuestionWords }) => {
  const ago = useRelativeTime();
  const { kind, isSecret, isMine, isAnswered, author, locale, answer, askedAt, answeredAt } = question;
  const lang = isLocale(locale) ? LANGUAGE_TAG[locale] : undefined;
  return (
    <Item>
      <Facts>
        <Tag tone={isAnswered ? 'genuine' : 'plain'}>{isAnswered ? words.answered : words.waiting}</Tag>
        <span>{words.kindOf(kind)}</span>
        {isMine && <Tag tone="brand">{words.mine}</Tag>}
      </Facts>
      {question.question === null ? (
        <Hidden>
          <Lock size={16} />
          {words.secret}
        </Hidden>
      ) : (
        <Words lang={lang}>
          {isSecret && (
            <>
              <Lock size={16} />
              <VisuallyHidden>{words.secretOwn}</VisuallyHidden>{' '}
            </>
          )}
          {question.question}
        </Words>
      )}
      <By>
        {author ? <span translate="no">{author}</span> : words.left} · <time dateTime={askedAt}>{ago(askedAt)}</time>
      </By>
      {answer !== null && (
        <Answer>
          <b>{words.shop}</b>
          <p lang={lang}>{answer}</p>
          {answeredAt && <time dateTime={answeredAt}>{ago(answeredAt)}</time>}
        </Answer>
      )}
    </Item>
  );
};

const Item = styled.article`
  padding: 18px 0;
  font-size: 15px;
`;
const Facts = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-bottom: 6px;
  font-size: 13px;
  color: var(--color-text-2);
`;
const Words = styled.p`
  font-weight: 600;
  line-height: 1.55;
  overflow-wrap: anywhere;
  white-space: pre-line;
  svg {
    vertical-align: -2px;
  }
`;
const Hidden = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--color-text-3);
`;
const By = styled.p`
  margin-top: 4px;
  font-size: 12px;
  color: var(--color-text-3);
`;
const Answer = styled.div`
  margin-top: 12px;
  padding: 14px 16px;
  border-radius: var(--radius-control);
  background: var(--color-bg-sunken);
  line-height: 1.6;
  b {
    font-size: 13px;
    color: var(--color-brand);
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  time {
    display: block;
    margin-top: 4px;
    font-size: 12px;
    color: var(--color-text-3);
  }
`;
