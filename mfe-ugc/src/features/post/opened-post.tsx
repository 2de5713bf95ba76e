import styled from '@emotion/styled';
import { useInfiniteQuery, useSuspenseQuery, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { LinkButton } from '@hyangro/ui/button';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import type { Post, UgcKind } from '../../data/post.model';
import { postQueries } from '../../data/post.queries';
import { useMessages } from '../../messages';
import { PostView } from '../post/post-view';
import { PostColumns } from '../common/post-columns';
import type { PostPage, StreamQuery } from '../common/stream.data';

interface Props<Page extends PostPage, Key extends QueryKey> {
  ugcCd: string;
  /** What its address says of it; left out where it says nothing. */
  kind?: UgcKind | undefined;
  /** The list it was opened from: what goes on below it. */
  query: StreamQuery<Page, Key>;
  listHref: string;
  listTitle: string;
  addressOf(post: Post): string;
}
/** Posts of the list below an opened one. */
const BESIDE = 8;

/** The post that an address names, and below it some of the list that it belongs to. */
export function OpenedPost<Page extends PostPage, Key extends QueryKey>({
  ugcCd,
  kind,
  query,
  listHref,
  listTitle,
  addressOf,
}: Props<Page, Key>) {
  const t = useMessages();
  const navigate = useNavigate();
  const { data: post } = useSuspenseQuery(postQueries.detail(useServices(), ugcCd, kind));
  const { data: list } = useInfiniteQuery(query);
  const first = list?.pages[0]?.items;
  const beside = useMemo(() => first?.filter((other) => other.ugcCd !== ugcCd).slice(0, BESIDE), [first, ugcCd]);
  if (!post) return <NotFoundPanel title={t('post.missing')} text={t('post.missingText')} onward={{ to: listHref, label: listTitle }} />;
  return (
    <Page>
      <PostView post={post} onGone={() => void navigate(listHref, { replace: true })} />
      {beside && beside.length > 0 && (
        <Beside>
          <h2>{listTitle}</h2>
          <PostColumns pages={[beside]} addressOf={addressOf} isBelow />
          <LinkButton variant="line" block to={listHref}>
            {t('stream.all')}
          </LinkButton>
        </Beside>
      )}
    </Page>
  );
}

const Page = styled(Container)`
  padding-bottom: 56px;
  ${media.pc} { padding-top: 40px; }
`;
const Beside = styled.section`
  margin-top: 44px;
  padding-top: 28px;
  border-top: 8px solid var(--color-bg-sunken);
  h2 { ${text.displayS} margin-bottom: 16px; }
  > a { max-width: 360px; margin-inline: auto; }
`;
