import type { QuestionWords } from '@hyangro/commerce/question';
import { useMessages } from '../../messages';

/** Words around one's own questions. */
export function useQuestionWords(): QuestionWords {
  const t = useMessages();
  return {
    answered: t('myQna.answered'),
    waiting: t('myQna.waiting'),
    mine: t('myQna.mine'),
    secret: t('myQna.secret'),
    secretOwn: t('myQna.secret'),
    left: '',
    shop: t('myQna.shop'),
    kindOf: (kind) => t(`myQna.kind.${kind}`),
  };
}
