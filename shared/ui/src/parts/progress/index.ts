export { FreeShippingProgress, StepDots, type FreeShippingProgressProps, type StepDotsProps } from './progress';
