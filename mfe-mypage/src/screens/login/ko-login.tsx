import { useMoney } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { Actions, TaskPage } from '../../features/common/task-page';
import { useEntryPath } from '../../features/common/use-entry-path';
import { useMessages } from '../../messages';
import { LostLinks } from './lost-links';
import { PasswordForm } from './password-form';
import { FIRST_PRODUCT_WON, Perk } from './perk';
import type { VariantProps } from './variant';

/** Korean: id and password, sign-up, accounts of others, lost ids and passwords (R-ACC-01). */
export const KoLogin = ({ form, onEntered, waiting, children }: VariantProps) => {
  const t = useMessages();
  const entryPath = useEntryPath();
  const { price } = useMoney();
  return (
    <TaskPage title={t('login.heading')} lead={t('login.lead')}>
      {waiting}
      <PasswordForm form={form} onEntered={onEntered} />
      <Actions>
        <LinkButton variant="line" size="l" block to={entryPath('SignUp1')}>
          {t('login.join')}
        </LinkButton>
      </Actions>
      {children}
      <LostLinks />
      <Perk>{t('login.perk', { won: price(FIRST_PRODUCT_WON) })}</Perk>
    </TaskPage>
  );
};
