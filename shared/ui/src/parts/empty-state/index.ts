export { EmptyState, type EmptyStateProps } from './empty-state';
export { ScentOrder } from './scent-order';
