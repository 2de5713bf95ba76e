export { ComingState, type ComingStateProps } from './coming-state';
