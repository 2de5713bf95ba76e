import { useNavigate } from 'react-router-dom';
import { fieldErrorsOf, pathOf, useAttempt, useServices, useSingleMutation } from '@hyangro/runtime';
import { useMessages } from '../../messages';
import { qnaDraftOf, type QnaDraft } from './qna-draft';
import type { QnaFormState } from './qna.form';

/** Sends the question once, and leads back to the list, where it stands on top. What was typed stays until the server has it. */
export function useAsk(productCd: string, form: QnaFormState) {
  const services = useServices();
  const navigate = useNavigate();
  const t = useMessages();
  const attempt = useAttempt();
  return useSingleMutation({
    mutationKey: ['catalog', 'ask', productCd],
    mutationFn: (draft: QnaDraft) =>
      attempt(JSON.stringify(draft), (idempotencyKey) =>
        services.api('POST /product/:productCd/qna', { params: { productCd }, body: draft, idempotencyKey }),
      ),
    onSuccess: () => {
      qnaDraftOf(services, productCd).drop();
      services.events.publish('question:asked', { productCd });
      services.toast(t('qnaForm.done'));
      void navigate(pathOf('ProductQna', { productCd }), { replace: true });
    },
    onError: (error) => {
      const { question } = fieldErrorsOf(error);
      if (question === undefined) return services.reportError(error);
      form.setError('question', { message: question }, { shouldFocus: true });
    },
  });
}
