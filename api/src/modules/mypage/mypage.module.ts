import { serve } from '../../platform/http/serve';
import type { ApiModule } from '../../platform/module';
import { profileRoutes } from './profile.routes';
import { myPageHomeOf } from './mypage.service';

/** My page: what the other modules know of one member, on one screen. Above them all. */
export const mypageModule: ApiModule = {
  name: 'mypage',
  register(app, deps) {
    const { db } = deps;
    profileRoutes(app, deps);
    serve(app, 'GET /member/home', async (_, { member, now }) => myPageHomeOf(db, member.memCd, now));
  },
};
