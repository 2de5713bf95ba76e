import type { ReactNode } from 'react';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { pathOf, useTerms } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { useMessages } from '../../messages';

interface Props {
  /** Null: nothing under this code. */
  post: { isMine: boolean; canModify: boolean } | null;
  /** Why one's own cannot be changed. */
  locked: { title: string; text: string; to: string; label: string };
  children: ReactNode;
}

/** The form of a post that exists, is one's own, and may still be changed; otherwise why it cannot (ST-REV-01, ST-ADP-01). */
export const ForItsAuthor = ({ post, locked, children }: Props) => {
  const t = useMessages();
  const term = useTerms();
  const onward = { to: pathOf('MyReviews', { tab: 'written' }), label: t('write.myReviews') };
  if (!post) return <NotFoundPanel title={t('write.missing')} text={t('write.missingText')} onward={onward} />;
  if (!post.isMine) return <NotFoundPanel title={term('common.a0007')} text={t('write.othersText')} onward={onward} />;
  if (post.canModify) return children;
  return (
    <EmptyState
      isScreen
      title={locked.title}
      text={locked.text}
      action={
        <LinkButton variant="primary" to={locked.to}>
          {locked.label}
        </LinkButton>
      }
    />
  );
};
