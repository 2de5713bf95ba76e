export { outdateOnEvents } from './outdate-on-events';
export { createQueryClient } from './query-client';
export { mayHeal } from './may-heal';
