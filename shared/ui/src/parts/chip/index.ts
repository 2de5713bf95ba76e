export { Chip, ChipRow, type ChipProps, type ChipRowProps } from './chip';
