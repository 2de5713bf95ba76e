import styled from '@emotion/styled';
import { POINT_NOTICE_DAYS } from '@hyangro/contracts/constants';
import type { PointsPage } from '@hyangro/contracts/member/points.contract';
import { useMoney, useServices, useStore } from '@hyangro/runtime';
import { seoulTime } from '@hyangro/runtime/format';
import { useMessages } from '../../messages';

/** What there is, and below the tear line what of it runs out soon. */
export const PointSummary = ({ balance, runningOut }: Pick<PointsPage, 'balance' | 'runningOut'>) => {
  const t = useMessages();
  const { integer } = useMoney();
  const locale = useStore(useServices().locale);
  return (
    <Card>
      <dl>
        <dt>{t('points.balance')}</dt>
        <dd>{integer(balance)}P</dd>
      </dl>
      <p>
        {runningOut
          ? t('points.runningOut', {
              days: POINT_NOTICE_DAYS,
              points: integer(runningOut.points),
              day: seoulTime(Date.parse(runningOut.firstAt), 'day', locale),
            })
          : t('points.nothingRunsOut', { days: POINT_NOTICE_DAYS })}
      </p>
    </Card>
  );
};

const Card = styled.section`
  border-radius: var(--radius-shoulder);
  background: var(--color-brand);
  color: var(--color-on-brand);
  dl {
    padding: 24px 20px 18px;
  }
  dt {
    font-size: 14px;
  }
  dd {
    margin-top: 2px;
    font: 500 34px/1.22 var(--font-display);
    letter-spacing: -0.03em;
  }
  p {
    padding: 14px 20px;
    border-top: 1.5px dashed color-mix(in srgb, var(--color-on-brand) 36%, transparent);
    font-size: 14px;
    line-height: 1.5;
  }
`;
