import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '@hyangro/runtime';
import { Question } from '@hyangro/commerce/question';
import { qnaQueries } from '../../data/qna.queries';
import { useQuestionWords } from '../../features/question/use-question-words';
import { useMessages } from '../../messages';

/** The newest questions on a product that were answered; nothing while there are none, or they cannot be had. */
export default function NewestQuestions({ productCd }: { productCd: string }) {
  const t = useMessages();
  const words = useQuestionWords();
  const { data } = useQuery(qnaQueries.newest(useServices(), productCd));
  if (!data || data.items.length === 0) return null;
  return (
    <List aria-label={t('qna.newest')}>
      {data.items.map((question) => (
        <li key={question.qnaCd}>
          <Question question={question} words={words} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin-top: 12px;
  li + li {
    border-top: 1px solid var(--color-line);
  }
`;
