import styled from '@emotion/styled';
import { REWARDS } from '@hyangro/contracts/constants';
import { useMoney } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { Check } from '@hyangro/ui/icons';
import { media, text } from '@hyangro/ui/theme';
import { useEntryPath } from '../../features/common/use-entry-path';
import { useMessages } from '../../messages';
import { LostLinks } from './lost-links';
import { PasswordForm } from './password-form';
import { FIRST_PRODUCT_WON } from './perk';
import type { VariantProps } from './variant';

/** English: the form beside what joining brings, with the way to it (R-ACC-02). */
export const EnLogin = ({ form, onEntered, waiting, children }: VariantProps) => {
  const t = useMessages();
  const entryPath = useEntryPath();
  const { price, integer } = useMoney();
  const perks = [
    t('login.perkPoints', { points: integer(REWARDS.signUpPoints) }),
    t('login.perkFirst', { won: price(FIRST_PRODUCT_WON) }),
    t('login.perkOrders'),
  ];
  return (
    <Page>
      <section>
        <Title>{t('login.heading')}</Title>
        <Lead>{t('login.lead')}</Lead>
        {waiting}
        <PasswordForm form={form} onEntered={onEntered} />
        <LostLinks />
        {children}
      </section>
      <Joining aria-labelledby="login-new">
        <h2 id="login-new">{t('login.newTitle')}</h2>
        <ul>
          {perks.map((perk) => (
            <li key={perk}>
              <Check size={18} />
              {perk}
            </li>
          ))}
        </ul>
        <LinkButton variant="line" size="l" block to={entryPath('Join')}>
          {t('login.join')}
        </LinkButton>
      </Joining>
    </Page>
  );
};

const Page = styled.div`
  display: grid;
  gap: var(--space-8);
  max-width: 440px;
  margin: 0 auto;
  padding: var(--space-6) var(--space-4) var(--space-9);
  ${media.pc} {
    grid-template-columns: 400px 360px;
    align-items: start;
    justify-content: center;
    gap: var(--space-10);
    max-width: none;
    padding-top: var(--space-9);
  }
`;
const Title = styled.h1`
  ${text.displayS}
`;
const Lead = styled.p`
  margin: var(--space-2) 0 var(--space-6);
  color: var(--color-text-2);
`;
const Joining = styled.section`
  padding: var(--space-6);
  border-radius: var(--radius-shoulder);
  background: var(--color-brand-soft);
  h2 {
    ${text.titleM}
    color: var(--color-brand);
  }
  ul {
    display: grid;
    gap: var(--space-3);
    margin: var(--space-4) 0 var(--space-6);
  }
  li {
    display: flex;
    gap: var(--space-2);
    font-size: 14px;
  }
  svg {
    flex: none;
    color: var(--color-brand);
  }
`;
