import styled from '@emotion/styled';
import { LANGUAGE_TAG, isLocale } from '@hyangro/contracts/locales';
import type { ProductQna } from '@hyangro/contracts/inquiry/qna.contract';
import { useRelativeTime } from '@hyangro/runtime';
import { Tag } from '@hyangro/ui/badge';
import { Lock } from '@hyangro/ui/icons';
import { VisuallyHidden } from '@hyangro/ui/section';
import { useMessages } from '../../messages';

/** One question with its answer. Words that are secret to the reader are replaced by a word that says so. */
export const Question = ({ question }: { question: ProductQna }) => {
  const t = useMessages();
  const ago = useRelativeTime();
  const { kind, isSecret, isMine, isAnswered, author, locale, answer, askedAt, answeredAt } = question;
  const lang = isLocale(locale) ? LANGUAGE_TAG[locale] : undefined;
  return (
    <Item>
      <Facts>
        <Tag tone={isAnswered ? 'genuine' : 'plain'}>{t(isAnswered ? 'qna.answered' : 'qna.waiting')}</Tag>
        <span>{t(`qna.kind.${kind}`)}</span>
        {isMine && <Tag tone="brand">{t('qna.mine')}</Tag>}
      </Facts>
      {question.question === null ? (
        <Hidden>
          <Lock size={16} />
          {t('qna.secret')}
        </Hidden>
      ) : (
        <Words lang={lang}>
          {isSecret && (
            <>
              <Lock size={16} />
              <VisuallyHidden>{t('qna.secretOwn')}</VisuallyHidden>{' '}
            </>
          )}
          {question.question}
        </Words>
      )}
      <By>
        {author || t('qna.left')} · <time dateTime={askedAt}>{ago(askedAt)}</time>
      </By>
      {answer !== null && (
        <Answer>
          <b>{t('qna.shop')}</b>
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
