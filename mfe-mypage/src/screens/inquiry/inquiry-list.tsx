import { pathOf, useServices } from '@hyangro/runtime';
import { PagedList } from '@hyangro/commerce/list';
import { LinkButton } from '@hyangro/ui/button';
import { inquiryQueries } from '../../data/inquiry.queries';
import { useMessages } from '../../messages';
import { InquiryCard } from './inquiry-card';

/** What was asked, newest first, with the answers. */
export const InquiryList = () => {
  const t = useMessages();
  const services = useServices();
  return (
    <PagedList
      query={inquiryQueries.list(services)}
      keyOf={({ inquiryCd }) => inquiryCd}
      empty={{
        title: t('inquiry.empty'),
        text: t('inquiry.emptyText'),
        action: (
          <LinkButton variant="line" to={pathOf('Faq')}>
            {t('inquiry.faq')}
          </LinkButton>
        ),
      }}
    >
      {(inquiry) => <InquiryCard inquiry={inquiry} />}
    </PagedList>
  );
};
