export { formatDollars, formatInteger, formatNumber, formatPrice, formatWon } from './money';
export { relativeTime } from './relative-time';
export { seoulTime } from './seoul-time';
