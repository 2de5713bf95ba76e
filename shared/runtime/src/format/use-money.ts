import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import { useServices } from '../services/services-context';
import { useStore } from '../services/store';
import { formatDollars, formatInteger, formatPrice, formatWon } from './money';

/**
 * Money in the reader's locale: `won(12000)` is `12,000원`, `dollars(12000)` is `$9.23` or null, `price(12000)` is `12,000원 ($9.23)`,
 * `integer(1234)` is `1,234`.
 * @param frozen rate of an order, which its dollars keep (NF-04); without it the rate of now counts
 */
export function useMoney(frozen?: ExchangeRate) {
  const { exchangeRate, locale } = useServices();
  const now = useStore(exchangeRate);
  const current = useStore(locale);
  const rate = frozen ?? now;
  return {
    won: (value: number) => formatWon(value, current),
    dollars: (value: number) => formatDollars(value, rate),
    price: (value: number) => formatPrice(value, current, rate),
    integer: formatInteger,
  };
}
