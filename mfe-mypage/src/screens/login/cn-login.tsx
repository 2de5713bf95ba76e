import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMoney } from '@hyangro/runtime';
import { Tabs, tabPanelProps } from '@hyangro/ui/tabs';
import { TaskPage, WaysOn } from '../../features/common/task-page';
import { useEntryPath } from '../../features/common/use-entry-path';
import { useMessages } from '../../messages';
import { LostLinks } from './lost-links';
import { PasswordForm } from './password-form';
import { FIRST_PRODUCT_WON, Perk } from './perk';
import { PhoneLogin } from './phone-login';
import type { VariantProps } from './variant';

type Way = 'phone' | 'password';

/** Chinese: a code to the phone first, id and password beside it, accounts of others below (R-ACC-03). */
export const CnLogin = ({ form, phoneForm, onEntered, waiting, children }: VariantProps) => {
  const t = useMessages();
  const entryPath = useEntryPath();
  const { price } = useMoney();
  const [way, setWay] = useState<Way>('phone');
  return (
    <TaskPage title={t('login.heading')}>
      {waiting}
      <Tabs
        value={way}
        onChange={(value) => setWay(value as Way)}
        items={[
          { value: 'phone', label: t('login.byPhone') },
          { value: 'password', label: t('login.byPassword') },
        ]}
        look="underline"
        label={t('login.ways')}
        name="login"
      />
      <Panel {...tabPanelProps(way, 'login')}>
        {way === 'phone' ? (
          <PhoneLogin form={phoneForm} onEntered={onEntered} />
        ) : (
          <>
            <PasswordForm form={form} onEntered={onEntered} />
            <LostLinks />
          </>
        )}
      </Panel>
      {children}
      <WaysOn>
        <Link to={entryPath('Join')}>{t('login.join')}</Link>
      </WaysOn>
      <Perk>{t('login.perk', { won: price(FIRST_PRODUCT_WON) })}</Perk>
    </TaskPage>
  );
};

const Panel = styled.div`
  padding-top: var(--space-6);
`;
