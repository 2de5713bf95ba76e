import { useServices } from '../services/services-context';
import { useStore } from '../services/store';
import { formatDollars, formatInteger, formatWon } from './money';

/** Money in the reader's locale: `won(12000)` is `12,000원`, `dollars(12000)` is `$9.23` or null, `integer(1234)` is `1,234`. */
export function useMoney() {
  const { exchangeRate, locale } = useServices();
  const rate = useStore(exchangeRate);
  const current = useStore(locale);
  return {
    won: (value: number) => formatWon(value, current),
    dollars: (value: number) => formatDollars(value, rate),
    integer: formatInteger,
  };
}
