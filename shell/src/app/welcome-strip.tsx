import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { FREE_SHIPPING_FROM_WON, REWARDS } from '@hyangro/contracts/constants';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { useMoney } from '@hyangro/runtime';
import { Container } from '@hyangro/ui/section';
import { useMessages } from './messages';

/** Height of the strip while its words stand in one line. */
export const WELCOME_STRIP_PX = 40;

/** Part of the layout of new customers (GEN-17): what the first purchase brings. A task keeps its reader: no link there. */
export function WelcomeStrip({ isTask }: { isTask: boolean }) {
  const t = useMessages();
  const { integer } = useMoney();
  return (
    <Strip aria-label={t('welcome.label')}>
      <Line>
        <Badge>{t('welcome.label')}</Badge>
        <span>{t('welcome.text', { points: integer(REWARDS.signUpPoints), won: integer(FREE_SHIPPING_FROM_WON) })}</span>
        {!isTask && <More to={pathOf('MyPage')}>{t('welcome.more')}</More>}
      </Line>
    </Strip>
  );
}

const Strip = styled.aside`
  background: var(--color-brand-soft);
  font: 400 13px/1.4 var(--font-sans);
`;
const Line = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: ${WELCOME_STRIP_PX}px;
  padding-block: 4px;
`;
const Badge = styled.b`
  flex: none;
  padding: 3px 8px;
  border-radius: var(--radius-pill);
  background: var(--color-spark);
  color: var(--color-on-spark);
  font: 700 11px/1.4 var(--font-sans);
`;
const More = styled(Link)`
  flex: none;
  padding: 7px 2px;
  font-weight: 700;
  color: var(--color-brand);
  text-decoration: underline;
  text-underline-offset: 3px;
`;
