export { InAppSheet } from './in-app-sheet';
