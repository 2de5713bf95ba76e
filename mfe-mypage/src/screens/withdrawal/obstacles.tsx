import styled from '@emotion/styled';
import type { WithdrawalObstacle } from '@hyangro/contracts/member/withdrawal.contract';
import { pathOf } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { useMessages } from '../../messages';

const KEY = { SHIPPED: 'withdrawal.shipped', OPEN_ORDER: 'withdrawal.openOrder', CLAIM: 'withdrawal.claim' } as const;

/** What has to end first, each with the way to it (ST-WD-01, ST-WD-02). */
export const Obstacles = ({ obstacles }: { obstacles: readonly WithdrawalObstacle[] }) => {
  const t = useMessages();
  return (
    <List aria-label={t('withdrawal.obstacles')}>
      {obstacles.map((obstacle) => (
        <li key={obstacle.orderCd}>
          <Notice
            tone="warn"
            title={t(KEY[obstacle.kind])}
            action={
              <LinkButton variant="line" size="s" to={wayTo(obstacle)} aria-label={t('withdrawal.lookAt', { order: obstacle.orderCd })}>
                {t('withdrawal.look')}
              </LinkButton>
            }
          >
            <Code>{obstacle.orderCd}</Code>
          </Notice>
        </li>
      ))}
    </List>
  );
};

function wayTo(obstacle: WithdrawalObstacle): string {
  const { orderCd } = obstacle;
  if (obstacle.kind === 'SHIPPED') return pathOf('Tracking', { orderCd });
  if (obstacle.kind === 'OPEN_ORDER') return pathOf('OrderDetail', { orderCd });
  return pathOf('Claim', { orderCd, claimType: obstacle.claimType.toLowerCase(), claimCd: obstacle.claimCd });
}

const List = styled.ul`display: grid; gap: var(--space-3);`;
const Code = styled.span`white-space: nowrap;`;
