import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useRelativeTime, useServices } from '@hyangro/runtime';
import { Tag } from '@hyangro/ui/badge';
import { isLocale } from '@hyangro/contracts/locales';
import { useMessages } from '../../messages';

interface Props {
  post: { createdAt: string; locale: string; isEdited?: boolean; kind?: string };
  /** Before the time: stars. */
  children?: ReactNode;
  /** After it: which option of the product. */
  after?: ReactNode;
}

/** When a post was written (K-REL), whether it was changed since, and in which language: of reviews always, of other posts where it is not the reader's. */
export const PostFacts = ({ post, children, after }: Props) => {
  const t = useMessages();
  const ago = useRelativeTime();
  const { locale } = useServices();
  return (
    <Facts>
      {children}
      <time dateTime={post.createdAt} suppressHydrationWarning>
        {ago(post.createdAt)}
      </time>
      {post.isEdited && <span>{t('post.edited')}</span>}
      {after}
      {isLocale(post.locale) && (post.kind === 'REVIEW' || post.locale !== locale.get()) && (
        <Tag tone="plain">{t(`language.${post.locale}`)}</Tag>
      )}
    </Facts>
  );
};

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  margin-top: 10px;
  font-size: 12px;
  color: var(--color-text-3);
  time + span:not([data-tone])::before { content: '·'; margin-right: 8px; }
`;
