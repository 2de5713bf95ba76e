export { RatingLine, Stars, type RatingLineProps, type StarsProps } from './rating';
