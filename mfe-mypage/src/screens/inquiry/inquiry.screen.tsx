import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { ListPage, RowSkeletons } from '@hyangro/commerce/list';
import { LinkTabs } from '@hyangro/ui/tabs';
import { inquiryTabOf } from '../../data/inquiry.queries';
import { useMessages } from '../../messages';
import { InquiryForm } from './inquiry-form';
import { InquiryList } from './inquiry-list';

const TABS = ['form', 'list'] as const;
const addressOf = (tab: (typeof TABS)[number]) => pathOf('Inquiry') + (tab === 'list' ? '?tab=list' : '');

/** What a member asks the shop alone: the form, and what was asked before with its answers (R-MY-14). */
export default function InquiryScreen() {
  const t = useMessages();
  const [search] = useSearchParams();
  const open = inquiryTabOf(search);
  return (
    <ListPage title={t('inquiry.title')} lead={t('inquiry.lead')}>
      <LinkTabs aria-label={t('inquiry.tabs')}>
        {TABS.map((tab) => (
          <Link key={tab} to={addressOf(tab)} replace aria-current={tab === open ? 'page' : undefined}>
            {t(`inquiry.tab.${tab}`)}
          </Link>
        ))}
      </LinkTabs>
      {open === 'form' ? (
        <InquiryForm />
      ) : (
        <Suspense fallback={<RowSkeletons height={150} />}>
          <InquiryList />
        </Suspense>
      )}
    </ListPage>
  );
}
