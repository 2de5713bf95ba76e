import styled from '@emotion/styled';
import type { WithdrawalView } from '@hyangro/contracts/member/withdrawal.contract';
import { useMoney } from '@hyangro/runtime';
import { Notice } from '@hyangro/ui/notice';
import { text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

/** What leaving costs for good, and what the law keeps (K-WD). */
export const WhatIsLost = ({ view }: { view: WithdrawalView }) => {
  const t = useMessages();
  const { integer } = useMoney();
  const lost = [
    { name: t('withdrawal.points'), value: `${integer(view.points)}P` },
    { name: t('withdrawal.coupons'), value: t('withdrawal.pieces', { count: view.couponCount }) },
    { name: t('withdrawal.tickets'), value: t('withdrawal.pieces', { count: view.ticketCount }) },
    { name: t('withdrawal.zzim'), value: t('withdrawal.pieces', { count: view.zzimCount }) },
  ];
  return (
    <Box aria-labelledby="withdrawal-lost">
      <Heading id="withdrawal-lost">{t('withdrawal.lost')}</Heading>
      <Facts>
        {lost.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Notice tone="info">{t('withdrawal.kept')}</Notice>
    </Box>
  );
};

const Box = styled.section`display: grid; gap: var(--space-4); margin-bottom: var(--space-7);`;
const Heading = styled.h2`${text.titleM}`;
const Facts = styled.dl`
  border-top: 1px solid var(--color-line);
  div { display: flex; justify-content: space-between; padding: var(--space-3) 0; border-bottom: 1px solid var(--color-line); }
  dt { color: var(--color-text-2); }
  dd { font-weight: 700; font-variant-numeric: tabular-nums; }
`;
