export { InAppFooter } from './in-app-footer';
