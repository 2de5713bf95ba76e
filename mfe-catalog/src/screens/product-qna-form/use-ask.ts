import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { fieldErrorsOf, useServices, useSingleMutation } from '@hyangro/runtime';
import { newKey } from '../../data/new-key';
import { useMessages } from '../../messages';
import { qnaDraftOf, type QnaDraft } from './qna-draft';
import type { QnaFormState } from './qna.form';

/** Sends the question once, and leads back to the list, where it stands on top. What was typed stays until the server has it. */
export function useAsk(productCd: string, form: QnaFormState) {
  const services = useServices();
  const navigate = useNavigate();
  const t = useMessages();
  const attempt = useRef<{ signature: string; key: string } | null>(null);
  return useSingleMutation({
    mutationKey: ['catalog', 'ask', productCd],
    mutationFn: (draft: QnaDraft) => {
      // A second try of the same words is the same question: an answer may have been lost.
      const signature = JSON.stringify(draft);
      if (attempt.current?.signature !== signature) attempt.current = { signature, key: newKey() };
      const body = { ...draft, idempotencyKey: attempt.current.key };
      return services.api('POST /product/:productCd/qna', { params: { productCd }, body });
    },
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
