import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LanguageChips } from '@hyangro/commerce/language-chips';
import { pathOf, useServices } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { Container } from '@hyangro/ui/section';
import { media } from '@hyangro/ui/theme';
import { homeQueries } from '../../data/home.queries';
import { ConfirmEmail } from '../../features/confirm-email/confirm-email';
import type { EmailReward } from '../../features/confirm-email/use-email-code';
import { useRewardText } from '../../features/confirm-email/use-reward-text';
import { useMessages } from '../../messages';
import { LinkList } from './link-list';
import { MemberCard } from './member-card';
import { OrderStrip } from './order-strip';

export default function MyPageHomeScreen() {
  const t = useMessages();
  const services = useServices();
  const { data, refetch } = useSuspenseQuery(homeQueries.detail(services));
  const rewardText = useRewardText();
  const showReward = (reward: EmailReward) => {
    services.toast(rewardText(reward));
    void refetch();
  };
  return (
    <Page>
      <Heading>{t('home.title')}</Heading>
      <LanguageChips />
      <MemberCard home={data} />
      <Main>
        {data.rewardAwaitsEmail && <ConfirmEmail onConfirmed={showReward} />}
        <OrderStrip counts={data.orderCounts} />
        <LinkList
          title={t('home.shopping')}
          links={[
            { to: pathOf('MyProducts'), label: t('home.zzim'), count: data.zzimCount },
            { to: pathOf('MyReviews', { tab: 'writable' }), label: t('home.reviews'), count: data.reviewCount },
            { to: pathOf('ConfirmPurchase'), label: t('home.confirmPurchase') },
            { to: pathOf('Claims'), label: t('home.claims'), count: data.orderCounts.CLAIM },
            { to: pathOf('Raffles'), label: t('home.raffles') },
            { to: `${pathOf('MyProfile')}#invite`, label: t('home.invite') },
          ]}
        />
        <LinkList
          title={t('home.account')}
          links={[
            { to: pathOf('MemberInfo'), label: t('home.memberInfo') },
            { to: pathOf('MyProfile'), label: t('home.profile') },
            { to: pathOf('AddressChange'), label: t('home.address') },
            { to: pathOf('ChangePassword'), label: t('changePassword.title') },
            { to: pathOf('MyLinkSns'), label: t('home.waysIn') },
            { to: pathOf('Notifications'), label: t('home.notifications') },
          ]}
        />
        <LinkList
          title={t('home.help')}
          links={[
            { to: pathOf('Faq'), label: t('home.faq') },
            { to: pathOf('Inquiry'), label: t('home.inquiry') },
            { to: pathOf('MyQna'), label: t('home.qna') },
            { to: pathOf('Notices'), label: t('home.notices') },
          ]}
        />
        <Button type="button" variant="text" size="m" onClick={() => void services.logout()}>
          {t('home.logout')}
        </Button>
        <LinkButton variant="text" size="m" to={pathOf('Withdrawal')}>
          {t('home.withdrawal')}
        </LinkButton>
      </Main>
    </Page>
  );
}

const Page = styled(Container)`
  padding-top: var(--space-4);
  padding-bottom: var(--space-9);
  display: grid;
  gap: var(--space-5);
  ${media.pc} {
    grid-template-columns: 360px minmax(0, 1fr);
    align-items: start;
    gap: var(--space-7);
    padding-top: var(--space-7);
  }
`;
const Heading = styled.h1`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
const Main = styled.div`
  /* The column's own gap parts its sections. */
  --section-gap: 0px;
  display: grid;
  gap: var(--space-5);
  justify-items: stretch;
`;
