import styled from '@emotion/styled';
import { useMoney, useTerms } from '@hyangro/runtime';
import { Countdown } from '@hyangro/ui/countdown';
import { FreeShippingProgress } from '@hyangro/ui/progress';
import { Receipt } from '@hyangro/ui/receipt';
import { Ticket, type TicketState } from '@hyangro/ui/ticket';
import { Columns, Row } from '../../features/publ/parts';
import { Specimen } from '../../features/publ/specimen';
import { usePublWords } from '../../features/publ/words';

const STATES = [
  { state: 'download', label: 'coupon.s0001' },
  { state: 'downloaded', label: 'coupon.s0002' },
  { state: 'exhausted', label: 'coupon.s0003' },
] as const satisfies readonly { state: TicketState; label: string }[];
const nothing = () => undefined;

/** Template 4: what is torn off, counted down or added up. */
export const Tickets = () => {
  const t = usePublWords();
  const term = useTerms();
  const { won, dollars } = useMoney();
  return (
    <>
      <Specimen title={t('coupons')}>
        <Panel>
          {STATES.map(({ state, label }) => (
            <Ticket
              key={state}
              value="15%"
              title={t('coupons.name')}
              text={t('coupons.terms')}
              state={state}
              actionLabel={term(label)}
              onAction={nothing}
            />
          ))}
          <Ticket
            value={won(7_000)}
            title={t('coupons.name')}
            text={t('coupons.terms')}
            state="download"
            actionLabel={term('coupon.s0001')}
            onAction={nothing}
            busy
          />
        </Panel>
      </Specimen>
      <Specimen title={t('receipt')}>
        <Paper>
          <Receipt
            title={t('receipt.total')}
            rows={[
              { label: t('receipt.goods'), value: won(128_000), tone: 'normal' },
              { label: t('receipt.coupon'), value: `−${won(40_960)}`, tone: 'minus', note: t('coupons.name') },
              { label: t('receipt.shipping'), value: won(0), tone: 'strong' },
            ]}
            total={{ label: t('receipt.total'), value: won(87_040), sub: dollars(87_040) ?? undefined }}
            note={t('receipt.note')}
          />
        </Paper>
      </Specimen>
      <Specimen title={t('countdown')}>
        <Row>
          <Countdown parts={['05', '59', '07']} label={t('countdown.until')} />
          <Countdown parts={['05', '59', '07']} label={t('countdown.until')} size="l" />
        </Row>
      </Specimen>
      <Specimen title={t('freeShipping')}>
        <Columns>
          <FreeShippingProgress ratio={0.7} text={t('freeShipping.text')} />
          <FreeShippingProgress ratio={1} text={t('freeShipping.done')} />
        </Columns>
      </Specimen>
    </>
  );
};

const Panel = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: 12px;
  padding: 20px;
  border-radius: var(--radius-shoulder);
  background: var(--color-brand);
`;
const Paper = styled.div`max-width: 480px; padding: 16px; border-radius: var(--radius-card); background: var(--color-bg-sunken);`;
