export { outdateOnEvents } from './outdate-on-events';
export { createQueryClient } from './query-client';
export { mayHeal, onRetryMoments } from './retry-moments';
