import { priceLine, type PriceChange } from './price-line.rules';

const NOW = new Date('2026-11-30T12:00:00+09:00');
const at = (time: string, salePrice: number): PriceChange => ({ changedAt: new Date(`2026-${time}+09:00`), salePrice });
const line = (...changes: PriceChange[]) => priceLine(changes, 900, NOW);

test('GAP-20 the line has one price for each of thirty days, today last', () => {
  const { days, lowest } = line(at('10-01T10:00:00', 1_000));
  expect(days).toHaveLength(30);
  expect(lowest.day).toBe('2026-11-30');
  expect([days[0], days.at(-1)]).toEqual([
    { day: '2026-11-01', salePrice: 1_000 },
    { day: '2026-11-30', salePrice: 1_000 },
  ]);
});

test('GAP-20 a day shows its lowest price, also one that held for an hour or ended at midnight', () => {
  const { days, lowest } = line(
    at('10-01T10:00:00', 1_000),
    at('11-10T09:00:00', 700),
    at('11-10T10:00:00', 1_000),
    at('11-20T23:00:00', 800),
    at('11-22T00:00:00', 900),
    at('11-25T00:00:00', 850),
  );
  const on = (day: string) => days.find((each) => each.day === `2026-11-${day}`)?.salePrice;
  expect([on('09'), on('10'), on('11'), on('20'), on('21'), on('22')]).toEqual([1_000, 700, 1_000, 800, 800, 900]);
  expect([on('24'), on('25')]).toEqual([900, 850]);
  expect(lowest).toEqual({ day: '2026-11-10', salePrice: 700 });
});

test('GAP-20 a product recorded for a few days says nothing of the days before', () => {
  expect(line(at('11-28T15:00:00', 1_000)).days.map(({ day }) => day)).toEqual(['2026-11-28', '2026-11-29', '2026-11-30']);
});

test('GAP-20 without any record there is the price of today', () => {
  expect(line()).toEqual({ days: [{ day: '2026-11-30', salePrice: 900 }], lowest: { day: '2026-11-30', salePrice: 900 } });
});
