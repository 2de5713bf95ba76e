import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { RaffleCard } from '@hyangro/contracts/raffle/raffle.contract';
import { pathOf, useMoney } from '@hyangro/runtime';
import { Picture } from '@hyangro/ui/picture';
import { clamp, media } from '@hyangro/ui/theme';
import { useInstant } from './use-instant';
import { useMessages } from '../../messages';
import { RaffleClock } from './raffle-clock';
import { StateChip } from './state-chip';

export interface RaffleTicketProps {
  raffle: RaffleCard;
  readAt: number;
  onEnd: () => void;
  eager?: boolean;
}

const THUMB_SIZES = '(min-width: 1024px) 148px, 108px';
/** Beyond three days a date says more than a clock. */
const FAR_MS = 72 * 3_600_000;

/** One raffle as a ticket: picture and words, and below the tear line its time and entries. */
export const RaffleTicket = ({ raffle, readAt, onEnd, eager }: RaffleTicketProps) => {
  const t = useMessages();
  const money = useMoney();
  const instant = useInstant();
  const isFar = raffle.state === 'SCHEDULED' && Date.parse(raffle.startAt) - readAt > FAR_MS;
  const isOver = raffle.state === 'ENDED' || raffle.state === 'WINNER_CHECKED';
  return (
    <Paper>
      <Way
        to={pathOf('Raffle', { raffleProductCd: raffle.raffleProductCd })}
        preview={{
          title: raffle.title,
          overline: `${raffle.brandNm} ${raffle.productNm}`,
          picture: raffle.imgMainUrl ? { src: raffle.imgMainUrl, sizes: THUMB_SIZES } : undefined,
        }}
        data-over={isOver || undefined}
      >
        <Face>
          <Thumb>
            <Picture src={raffle.imgMainUrl} alt="" sizes={THUMB_SIZES} eager={eager} />
          </Thumb>
          <Words>
            <StateChip state={raffle.state} />
            <Title>{raffle.title}</Title>
            <Goods>
              {raffle.brandNm} {raffle.productNm}
            </Goods>
            <Facts>
              <span>{t('raffle.worth', { won: money.price(raffle.normalPrice) })}</span>
              <span>{t('raffle.winners', { count: raffle.winnersCount })}</span>
            </Facts>
          </Words>
        </Face>
        <Stub>
          {isOver || isFar ? (
            <span>
              {isFar
                ? t('clock.opens', { time: instant(Date.parse(raffle.startAt)) })
                : t(raffle.state === 'ENDED' ? 'clock.ended' : 'clock.checked', { time: instant(Date.parse(raffle.endAt)) })}
            </span>
          ) : (
            <>
              <span>{t(raffle.state === 'SCHEDULED' ? 'raffle.toStart' : 'raffle.toEnd')}</span>
              <RaffleClock raffle={raffle} readAt={readAt} onEnd={onEnd} />
            </>
          )}
          {raffle.state !== 'SCHEDULED' && (
            <Entries>
              {t('raffle.entries', { entries: money.integer(raffle.entryCount) })}
              {raffle.myEntries > 0 && <b>{t('raffle.mine', { count: raffle.myEntries })}</b>}
            </Entries>
          )}
        </Stub>
      </Way>
    </Paper>
  );
};

const notch = (x: string) => `radial-gradient(circle 8px at ${x} calc(100% - 52px), #0000 98%, #000)`;

/** The mask would cut the focus ring, so the mask is on the paper and the ring inside. */
const Paper = styled.article`
  height: 100%;
  border-radius: var(--radius-card);
  background: var(--color-tile);
  -webkit-mask: ${notch('0')}, ${notch('100%')};
  -webkit-mask-composite: source-in;
  mask: ${notch('0')}, ${notch('100%')};
  mask-composite: intersect;
`;

const Way = styled(Link)`
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: var(--radius-card);
  &:focus-visible { outline-offset: -4px; }
  &[data-over] { color: var(--color-text-2); img { filter: grayscale(0.4); opacity: 0.8; } }
`;

const Face = styled.span`
  flex: 1;
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 14px 16px;
`;

const Thumb = styled.span`
  flex: none;
  width: 108px;
  border-radius: var(--radius-tile);
  overflow: hidden;
  ${media.pc} { width: 148px; }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  justify-items: start;
`;

const Title = styled.strong`
  margin-top: 8px;
  font: 500 19px/1.32 var(--font-display);
  letter-spacing: -0.025em;
  ${media.pc} { font-size: 22px; }
`;

const Goods = styled.span`
  ${clamp(2)}
  margin-top: 4px;
  font: 400 13px/1.42 var(--font-sans);
  letter-spacing: -0.02em;
  color: var(--color-text-2);
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  margin-top: 6px;
  font: 600 12px/1.5 var(--font-sans);
  font-variant-numeric: tabular-nums;
`;

const Stub = styled.span`
  flex: none;
  display: flex;
  flex-wrap: nowrap;
  align-items: center;
  gap: 8px;
  height: 52px;
  margin-inline: 12px;
  padding-inline: 4px;
  border-top: 1.5px dashed var(--color-line-strong);
  font: 500 12px/1.3 var(--font-sans);
  color: var(--color-text-2);
`;

const Entries = styled.span`
  margin-left: auto;
  text-align: right;
  font-variant-numeric: tabular-nums;
  b { display: block; color: var(--color-brand); }
`;
