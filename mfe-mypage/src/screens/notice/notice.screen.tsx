import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { pathOf, useRouteParams, useServices } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { Tag } from '@hyangro/ui/badge';
import { LinkButton } from '@hyangro/ui/button';
import { Picture } from '@hyangro/ui/picture';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import { noticeQueries, pathOfTab } from '../../data/notice.queries';
import { dayText } from '../../features/common/day-text';
import { TextSkeleton } from '../../features/common/text-skeleton';
import { useMessages } from '../../messages';
import { Neighbours } from './neighbours';

/** A notice or event, with the one before and the one after it (R-PUB-09). */
export default function NoticeScreen() {
  return (
    <Suspense fallback={<TextSkeleton />}>
      <NoticeBody />
    </Suspense>
  );
}

function NoticeBody() {
  const t = useMessages();
  const services = useServices();
  const { noticeCd } = useRouteParams('Notice');
  const { data } = useSuspenseQuery(noticeQueries.detail(services, noticeCd));
  if (!data) {
    const onward = { to: pathOf('Notices'), label: t('home.notices') };
    return <NotFoundPanel title={t('notice.missing')} text={t('notice.missingText')} onward={onward} />;
  }
  const { tab, title, publishedAt, endsAt, isOver, imgUrl, body, link } = data;
  return (
    <Page narrow>
      <article>
        <Head>
          <Tag tone="plain">{t(isOver ? 'notices.over' : `notice.${tab}`)}</Tag>
          <h1>{title}</h1>
          <p>
            {dayText(publishedAt)}
            {tab === 'event' && endsAt && ` – ${dayText(endsAt)}`}
          </p>
        </Head>
        {imgUrl && (
          <Frame>
            <Picture src={imgUrl} alt="" ratio="natural" sizes="(min-width: 1024px) 940px, 100vw" eager />
          </Frame>
        )}
        <Body>{body}</Body>
        {link && !isOver && (
          <LinkButton variant="primary" to={link}>
            {t('notice.more')}
          </LinkButton>
        )}
      </article>
      <Neighbours notice={data} />
      <LinkButton variant="line" block to={pathOfTab(tab)}>
        {t('notice.list')}
      </LinkButton>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding-block: 20px 64px;
  ${media.pc} {
    padding-top: 40px;
  }
`;
const Head = styled.header`
  padding-bottom: 16px;
  border-bottom: 1px solid var(--color-line);
  h1 {
    ${text.titleL}
    margin-top: 8px;
    ${media.pc} {
      font-size: 26px;
    }
  }
  p {
    margin-top: 6px;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    color: var(--color-text-3);
  }
`;
const Frame = styled.div`
  margin-top: 20px;
  overflow: hidden;
  border-radius: var(--radius-shoulder);
`;
const Body = styled.p`
  max-width: 46em;
  margin: 20px 0;
  font-size: 16px;
  line-height: 1.75;
  white-space: pre-line;
`;
