import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { MyPageHome } from '@hyangro/contracts/member/member.contract';
import { pathOf, useMoney, useTerms } from '@hyangro/runtime';
import { Avatar } from '@hyangro/ui/avatar';
import { GradeBadge } from '@hyangro/ui/badge';
import { text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { gradeRatio } from './grade-ratio';

/** Who is here: orb, nickname, grade with the way to the next, and three ticket stubs. */
export const MemberCard = ({ home }: { home: MyPageHome }) => {
  const t = useMessages();
  const term = useTerms();
  const { price, integer } = useMoney();
  const { nextGrade, nextFromWon, spentWon } = home.gradeProgress;
  const { won, points, grade: reached } = home.oneOrderMore;
  const more = { won: price(won), points: integer(points) };
  const oneMore = reached ? t('home.oneMoreGrade', { ...more, grade: term(`grade.${reached}`) }) : t('home.oneMore', more);
  const stubs = [
    { to: pathOf('MyPoint'), label: t('home.points'), value: `${integer(home.points)}P` },
    { to: pathOf('MyCoupons'), label: t('home.coupons'), value: t('home.couponCount', { count: home.couponCount }) },
    { to: pathOf('Tickets'), label: t('home.tickets'), value: t('home.ticketCount', { count: home.ticketCount }) },
  ];
  return (
    <Card>
      <Who>
        <Avatar seed={home.avatarSeed} src={home.photoUrl} size={56} />
        <div>
          <Name translate="no">{t('home.hello', { nickname: home.nickname })}</Name>
          <GradeBadge grade={home.grade}>{term(`grade.${home.grade}`)}</GradeBadge>
        </div>
      </Who>
      <Grade>
        <Bar role="img" aria-label={t('home.gradeBar', { percent: Math.round(gradeRatio(home) * 100) })}>
          <Fill style={{ inlineSize: `${gradeRatio(home) * 100}%` }} />
        </Bar>
        <p>
          {nextGrade && nextFromWon !== null
            ? t('home.toNext', { won: price(Math.max(0, nextFromWon - spentWon)), grade: term(`grade.${nextGrade}`) })
            : t('home.topGrade')}
        </p>
        <p>{t('home.earnRate', { percent: home.earnRatePercent })}</p>
        <p>{oneMore}</p>
      </Grade>
      <Stubs>
        {stubs.map(({ to, label, value }) => (
          <Stub key={to} to={to}>
            <span>{label}</span>
            <b>{value}</b>
          </Stub>
        ))}
      </Stubs>
    </Card>
  );
};

const Card = styled.section`
  overflow: hidden;
  border-radius: var(--radius-shoulder);
  background: var(--color-brand);
  color: var(--color-on-brand);
`;
const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-6) var(--space-5) var(--space-4);
`;
const Name = styled.p`
  ${text.titleL}
  margin-bottom: var(--space-1);
`;
const Grade = styled.div`
  padding: 0 var(--space-5) var(--space-5);
  font-size: 13px;
  p { margin-top: var(--space-2); }
  p + p { margin-top: 2px; opacity: 0.85; }
`;
const Bar = styled.div`
  height: 6px;
  border-radius: var(--radius-pill);
  background: color-mix(in srgb, var(--color-on-brand) 24%, transparent);
`;
const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--color-spark-ink);
`;
/** Stubs of a ticket: a dashed tear line above and between. */
const Stubs = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border-top: 1.5px dashed color-mix(in srgb, var(--color-on-brand) 36%, transparent);
`;
const Stub = styled(Link)`
  display: grid;
  gap: 2px;
  padding: var(--space-4) var(--space-2);
  text-align: center;
  font-size: 12px;
  & + & { border-left: 1.5px dashed color-mix(in srgb, var(--color-on-brand) 36%, transparent); }
  b { font-size: 18px; font-variant-numeric: tabular-nums; }
  &:focus-visible { outline-color: var(--color-spark-ink); outline-offset: -4px; }
`;
