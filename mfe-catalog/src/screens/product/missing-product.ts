export { NotFoundPanel as default } from '@hyangro/commerce/not-found';
