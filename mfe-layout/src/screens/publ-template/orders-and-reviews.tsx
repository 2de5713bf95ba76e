import { AddressLabel } from '@hyangro/commerce/address-label';
import { useMoney, useTerms } from '@hyangro/runtime';
import { Avatar } from '@hyangro/ui/avatar';
import { GradeBadge, Tag } from '@hyangro/ui/badge';
import { StepDots } from '@hyangro/ui/progress';
import { RatingLine, Stars } from '@hyangro/ui/rating';
import { Stack } from '@hyangro/ui/section';
import { Columns, Row } from '../../features/publ/parts';
import { Specimen } from '../../features/publ/specimen';
import { usePublWords } from '../../features/publ/words';

const ORDER_STATES = ['orderState.s0001', 'orderState.s0002', 'orderState.s0003', 'orderState.s0004', 'orderState.s0005'] as const;
const CLAIM_STATES = ['claimState.s0001', 'claimState.s0002', 'claimState.s0004', 'claimState.s0005', 'claimState.s0003'] as const;
const SCORES = [5, 4.6, 3, 0.5];
const MEMBERS = ['M0001', 'M0002', 'M0003', 'M0004', 'M0005'];
const ADDRESS = {
  countryCd: 'KR',
  recipient: '서지우',
  mobile: '01012345678',
  postalCode: '04524',
  region: '서울 중구 세종대로 110',
  detail: '3층',
  city: '',
  state: '',
  memo: '',
  customsCode: '',
};

/** Template 7: what follows an order. */
export const OrdersAndReviews = () => {
  const t = usePublWords();
  const term = useTerms();
  const { integer } = useMoney();
  const steps = ORDER_STATES.map((state) => term(state));
  return (
    <>
      <Specimen title={t('orderSteps')}>
        <Stack gap={7}>
          {steps.map((step, n) => (
            <StepDots key={step} steps={steps} current={n} label={`${t('orderSteps')}: ${step}`} />
          ))}
        </Stack>
      </Specimen>
      <Specimen title={t('claimStates')}>
        <Row>
          {CLAIM_STATES.map((state, n) => (
            <Tag key={state} tone={n < 2 ? 'warn' : n < 4 ? 'info' : 'genuine'}>
              {term(state)}
            </Tag>
          ))}
        </Row>
      </Specimen>
      <Specimen title={t('address')}>
        <AddressLabel address={ADDRESS} />
      </Specimen>
      <Specimen title={t('ratings')}>
        <Columns>
          {SCORES.map((score) => (
            <Stack key={score}>
              <Stars score={score} size={24} label={t('ratings.label', { score })} />
              <RatingLine
                score={score.toFixed(1)}
                count={integer(2_184)}
                label={term('card.rating', { score: score.toFixed(1), count: integer(2_184) })}
              />
            </Stack>
          ))}
        </Columns>
      </Specimen>
      <Specimen title={t('avatars')}>
        <Row>
          {MEMBERS.map((member) => (
            <Avatar key={member} seed={member} size={56} />
          ))}
          <GradeBadge grade="DIAMOND">{term('grade.DIAMOND')}</GradeBadge>
        </Row>
      </Specimen>
    </>
  );
};
