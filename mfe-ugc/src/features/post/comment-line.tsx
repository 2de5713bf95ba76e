import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useRelativeTime } from '@hyangro/runtime';
import { Tag } from '@hyangro/ui/badge';
import { useMessages } from '../../messages';
import { WrittenText } from '../common/written-text';
import { PostAuthor, type Author } from '../common/post-author';

interface Props {
  author: Author;
  text: string;
  lang?: string | undefined;
  createdAt: string;
  isEdited?: boolean;
  /** Beside the name: the post's author, an adopted answer. */
  tag?: { tone: 'brand' | 'genuine' | 'plain'; label: string } | undefined;
  /** What its words show. */
  shown?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** What somebody wrote below a post. */
export const CommentLine = ({ author, text, lang, createdAt, isEdited, tag, shown, children }: Props) => {
  const ago = useRelativeTime();
  const t = useMessages();
  return (
    <article aria-label={author.nickname || t('author.left')}>
      <Head>
        <PostAuthor author={author} size={28} />
        {tag && <Tag tone={tag.tone}>{tag.label}</Tag>}
        {isEdited && <small>{t('post.edited')}</small>}
        <time dateTime={createdAt} suppressHydrationWarning>
          {ago(createdAt)}
        </time>
      </Head>
      <Words lang={lang}>
        <WrittenText text={text} />
      </Words>
      {shown}
      <Row>{children}</Row>
    </article>
  );
};

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  > small { flex: none; font-size: 12px; color: var(--color-text-3); }
  time { flex: none; margin-left: auto; font-size: 12px; color: var(--color-text-3); }
`;
const Words = styled.p`
  margin-top: 6px;
  font-size: 14px;
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-line;
  &:lang(ko) { word-break: keep-all; }
`;
const Row = styled.div`display: flex; flex-wrap: wrap; margin-left: -10px;`;
