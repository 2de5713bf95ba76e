import { TALK_LENGTH } from '@hyangro/contracts/constants';
import { answerForm } from '@hyangro/contracts/ugc/talk.rules';
import { useServices } from '@hyangro/runtime';
import { useMessages } from '../../messages';
import ShortForm from './short-form';

/** Writes an answer. */
export default function AnswerForm({ ugcCd, onSent }: { ugcCd: string; onSent(): void }) {
  const t = useMessages();
  const services = useServices();
  const { min, max } = TALK_LENGTH.answer;
  return (
    <ShortForm
      name={`answer ${ugcCd}`}
      rule={answerForm.shape.text}
      maxLength={max}
      label={t('answer.label')}
      submitLabel={t('answer.submit')}
      error={t('answer.length', { min, max })}
      hasFocus
      send={(text, idempotencyKey) =>
        services.api('POST /talks/:ugcCd/answers', { params: { ugcCd }, body: { text, feedCd: null }, idempotencyKey })
      }
      onSent={onSent}
    />
  );
}
