import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pathOf, useServices } from '@hyangro/runtime';
import { ListPage } from '@hyangro/commerce/list';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { LinkButton } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { media, text } from '@hyangro/ui/theme';
import { termsQueries, versionOf } from '../../data/terms.queries';
import { TextSkeleton } from '../../features/common/text-skeleton';
import { Sections } from '../../features/text-page/sections';
import { useMessages } from '../../messages';

/** Who keeps the shop: what the law asks it to say of itself (R-PUB-03). */
export default function CompanyScreen() {
  return (
    <Suspense fallback={<TextSkeleton />}>
      <Company />
    </Suspense>
  );
}

function Company() {
  const t = useMessages();
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(termsQueries.version(useServices(), 'COMPANY', versionOf(search)));
  if (!data) {
    const onward = { to: pathOf('Company'), label: t('text.current') };
    return <NotFoundPanel title={t('text.missing')} text={t('text.missingText')} onward={onward} />;
  }
  return (
    <ListPage title={t('company.title')}>
      {data.sampleNotice && <Notice tone="warn">{data.sampleNotice}</Notice>}
      <Sections sections={data.sections} />
      <section aria-labelledby="business">
        <Title id="business">{t('company.business')}</Title>
        <Facts>
          {data.facts.map(({ fact, value }) => (
            <div key={fact}>
              <dt>{t(`company.${fact}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </section>
      <Ways>
        <LinkButton variant="line" to={pathOf('Terms')}>
          {t('introduction.terms')}
        </LinkButton>
        <LinkButton variant="line" to={pathOf('PrivacyPolicy')}>
          {t('introduction.privacy')}
        </LinkButton>
      </Ways>
    </ListPage>
  );
}

const Title = styled.h2`
  ${text.titleM}
`;
const Facts = styled.dl`
  margin-top: 8px;
  border-top: 1px solid var(--color-line-strong);
  > div {
    display: grid;
    grid-template-columns: 116px minmax(0, 1fr);
    gap: 12px;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 14px;
    line-height: 1.5;
    ${media.pc} {
      grid-template-columns: 220px minmax(0, 1fr);
      font-size: 15px;
    }
  }
  dt {
    color: var(--color-text-3);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
