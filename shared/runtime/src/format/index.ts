export { formatDollars, formatInteger, formatNumber, formatWon } from './money';
export { relativeTime } from './relative-time';
export { seoulTime } from './seoul-time';
