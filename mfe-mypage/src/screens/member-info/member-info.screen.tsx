import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { ListPage, RowSkeletons } from '@hyangro/commerce/list';
import { useServices } from '@hyangro/runtime';
import { memberInfoQueries } from '../../data/member-info.queries';
import { useInfoIsShown } from '../../features/proof/info-is-shown';
import { useAskForProof } from '../../features/proof/use-ask-for-proof';
import { PagePart } from '../../features/common/page-part';
import { useMessages } from '../../messages';
import { AccountLinks } from './account-links';
import { ConsentList } from './consent-list';
import { ContactChange } from './contact-change';
import { DataExport } from './data-export';
import { PersonalForm } from './personal-form';

/** A member's own data: name, birthday, gender, mailbox, phone, consents, and all of it as a file (R-MY-18, NF-03). */
export default function MemberInfoScreen() {
  const t = useMessages();
  useInfoIsShown();
  return (
    <ListPage title={t('memberInfo.title')} lead={t('memberInfo.lead')}>
      <Suspense fallback={<RowSkeletons count={6} height={80} />}>
        <Info />
      </Suspense>
    </ListPage>
  );
}

const Info = () => {
  const t = useMessages();
  const { data } = useSuspenseQuery(memberInfoQueries.detail(useServices()));
  const askForProof = useAskForProof();
  useEffect(() => {
    if (data === null) askForProof();
  }, [data, askForProof]);
  if (data === null) return <RowSkeletons count={6} height={80} />;
  return (
    <>
      <PagePart aria-labelledby="info-personal">
        <h2 id="info-personal">{t('memberInfo.personal')}</h2>
        <PersonalForm info={data} />
      </PagePart>
      <PagePart aria-labelledby="info-contact">
        <h2 id="info-contact">{t('memberInfo.contact')}</h2>
        <ContactChange by="email" current={data.email} isConfirmed={data.isEmailConfirmed} />
        <ContactChange by="phone" current={data.phone} isConfirmed={data.phone !== null} />
      </PagePart>
      <PagePart aria-labelledby="info-consents">
        <h2 id="info-consents">{t('memberInfo.consents')}</h2>
        <ConsentList />
      </PagePart>
      <PagePart aria-labelledby="info-more">
        <h2 id="info-more">{t('memberInfo.more')}</h2>
        <AccountLinks />
      </PagePart>
      <PagePart id="export" aria-labelledby="info-export">
        <h2 id="info-export">{t('export.title')}</h2>
        <DataExport />
      </PagePart>
    </>
  );
};
