import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { TermsDocument } from '@hyangro/contracts/help/terms.contract';
import { pathOf, useServices } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { Tag } from '@hyangro/ui/badge';
import { Notice } from '@hyangro/ui/notice';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import { termsQueries, versionOf } from '../../data/terms.queries';
import { useMessages } from '../../messages';
import { calendarDay } from '../common/day-text';
import { TextSkeleton } from '../common/text-skeleton';
import { Changes } from './changes';
import { Sections } from './sections';
import { Versions } from './versions';

interface Props {
  docCd: 'TERMS' | 'PRIVACY';
  route: 'Terms' | 'PrivacyPolicy';
  /** What follows the clauses. */
  children?: ReactNode;
}

/** One of the shop's texts in the version that the address names: what changed with it, its clauses, and all versions. */
export const TextPage = (props: Props) => (
  <Suspense fallback={<TextSkeleton />}>
    <TextInVersion {...props} />
  </Suspense>
);

const TextInVersion = ({ docCd, route, children }: Props) => {
  const t = useMessages();
  const [search] = useSearchParams();
  const path = pathOf(route);
  const { data } = useSuspenseQuery(termsQueries.version(useServices(), docCd, versionOf(search)));
  if (!data) {
    const onward = { to: path, label: t('text.current') };
    return <NotFoundPanel title={t('text.missing')} text={t('text.missingText')} onward={onward} />;
  }
  return (
    <Page narrow>
      <h1>{data.title}</h1>
      <Meta>
        <span>{t('terms.since', { version: data.version, date: calendarDay(data.effectiveDate) })}</span>
        <Tag tone={data.state === 'IN_FORCE' ? 'genuine' : 'plain'}>{t(`text.${data.state}`)}</Tag>
      </Meta>
      {data.sampleNotice && <Notice tone="warn">{data.sampleNotice}</Notice>}
      <Standing document={data} path={path} />
      <Changes document={data} />
      <Sections sections={data.sections} />
      {children}
      <Versions versions={data.versions} shown={data.version} path={path} />
    </Page>
  );
};

/** Another version is the one to read: the one to come, or the one in force. */
const Standing = ({ document: { state, versions }, path }: { document: TermsDocument; path: string }) => {
  const t = useMessages();
  if (state !== 'IN_FORCE')
    return (
      <Notice tone="info" action={<Go to={path}>{t('text.current')}</Go>}>
        {t(state === 'UPCOMING' ? 'text.isUpcoming' : 'text.isFormer')}
      </Notice>
    );
  const coming = versions.findLast((version) => version.state === 'UPCOMING');
  return coming ? (
    <Notice tone="info" action={<Go to={`${path}?version=${coming.version}`}>{t('text.readComing')}</Go>}>
      {t('text.coming', { version: coming.version, date: calendarDay(coming.effectiveDate) })}
    </Notice>
  ) : null;
};

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-content: start;
  padding-block: 16px 64px;
  h1 {
    ${text.titleL}
  }
  ${media.pc} {
    padding-top: 40px;
    h1 {
      font-size: 26px;
    }
  }
`;
const Meta = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 14px;
  color: var(--color-text-2);
`;
const Go = styled(Link)`
  flex: none;
  margin: -12px 0;
  padding: 12px 4px;
  font-weight: 700;
  text-decoration: underline;
`;
