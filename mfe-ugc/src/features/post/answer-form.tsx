import { TALK_LENGTH } from '@hyangro/contracts/constants';
import type { TalkAnswer } from '@hyangro/contracts/ugc/talk.contract';
import { answerForm } from '@hyangro/contracts/ugc/talk.rules';
import { useServices } from '@hyangro/runtime';
import { useMessages } from '../../messages';
import ShortForm from './short-form';

interface Props {
  ugcCd: string;
  /** One's own, to change; left out for a new one. */
  answer?: TalkAnswer;
  onSent(): void;
  onCancel?: () => void;
}

/** Writes an answer, or changes one's own; the feed that it shows stays. */
export default function AnswerForm({ ugcCd, answer, onSent, onCancel }: Props) {
  const t = useMessages();
  const services = useServices();
  const { min, max } = TALK_LENGTH.answer;
  return (
    <ShortForm
      name={answer ? `change ${answer.answerCd}` : `answer ${ugcCd}`}
      initial={answer?.text}
      rule={answerForm.shape.text}
      maxLength={max}
      label={t(answer ? 'answer.change' : 'answer.label')}
      submitLabel={t(answer ? 'post.modify' : 'answer.submit')}
      error={t('answer.length', { min, max })}
      hasFocus
      send={(text, idempotencyKey) =>
        answer
          ? services.api('PUT /talks/:ugcCd/answers/:answerCd', {
              params: { ugcCd, answerCd: answer.answerCd },
              body: { text, feedCd: answer.feed?.ugcCd ?? null },
            })
          : services.api('POST /talks/:ugcCd/answers', { params: { ugcCd }, body: { text, feedCd: null }, idempotencyKey })
      }
      onSent={onSent}
      onCancel={onCancel}
    />
  );
}
