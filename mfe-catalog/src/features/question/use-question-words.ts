import type { QuestionWords } from '@hyangro/commerce/question';
import { useMessages } from '../../messages';

/** Words around the questions of a product. */
export function useQuestionWords(): QuestionWords {
  const t = useMessages();
  return {
    answered: t('qna.answered'),
    waiting: t('qna.waiting'),
    mine: t('qna.mine'),
    secret: t('qna.secret'),
    secretOwn: t('qna.secretOwn'),
    left: t('qna.left'),
    shop: t('qna.shop'),
    kindOf: (kind) => t(`qna.kind.${kind}`),
  };
}
