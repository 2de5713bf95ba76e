import { pathOf } from '@hyangro/contracts/routes/paths';
import type { RouteRow, Row } from '@hyangro/contracts/routes/table';
import { useTerms } from '../i18n/use-messages';
import type { ShellServices } from './shell-services';

declare const services: ShellServices;

services.requireLogin({ toName: 'Product', params: { productCd: 'P1' } });
services.requireLogin({ toName: 'OrderCart' });
// @ts-expect-error No such route.
services.requireLogin({ toName: 'Cart' });
// @ts-expect-error The route needs its param.
services.requireLogin({ toName: 'Product' });
// @ts-expect-error Another route's param.
services.requireLogin({ toName: 'Product', params: { orderCd: 'O1' } });

({ path: '/join', owner: 'mypage', screen: 'join', otherwise: 'SignUp1' }) satisfies RouteRow;
// @ts-expect-error No such route.
({ path: '/join', owner: 'mypage', screen: 'join', otherwise: 'SignUp9' }) satisfies RouteRow;
({ path: '/join', owner: 'mypage', screen: 'join', canonical: 'FromALaterRelease' }) satisfies Row;
// @ts-expect-error A row is found by its name.
pathOf('/join');

export function Words() {
  const term = useTerms();
  term('grade.GOLD');
  // @ts-expect-error No such word.
  return term('grade.PLATINUM');
}
