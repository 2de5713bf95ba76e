import { COMMENT_MAX } from '@hyangro/contracts/constants';
import { commentForm } from '@hyangro/contracts/ugc/comment.rules';
import type { Comment } from '@hyangro/contracts/ugc/comment.contract';
import { useAttempt, useServices } from '@hyangro/runtime';
import { useMessages } from '../../messages';
import ShortForm from './short-form';

/** Writes a comment. */
export default function CommentForm({ ugcCd, onSent }: { ugcCd: string; onSent(comment: Comment): void }) {
  const t = useMessages();
  const services = useServices();
  const attempt = useAttempt();
  return (
    <ShortForm
      name={`comment ${ugcCd}`}
      rule={commentForm.shape.text}
      maxLength={COMMENT_MAX}
      label={t('comment.label')}
      submitLabel={t('comment.submit')}
      error={t('comment.length', { max: COMMENT_MAX })}
      hasFocus
      send={async (text) =>
        onSent(
          await attempt(text, (idempotencyKey) =>
            services.api('POST /ugc/:ugcCd/comments', { params: { ugcCd }, body: { text }, idempotencyKey }),
          ),
        )
      }
    />
  );
}
