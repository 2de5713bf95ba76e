import { dailyKst, everyMinutes } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { addressRoutes } from './address.routes';
import { memberRoutes } from './member.routes';
import { deleteOldNotifications } from './notification.repository';
import { notificationRoutes } from './notification.routes';
import { expirePoints } from './points.service';
import { deliverWaiting } from './tell-members.service';

export const memberModule: ApiModule = {
  name: 'member',
  register(app, deps) {
    memberRoutes(app, deps);
    addressRoutes(app, deps);
    notificationRoutes(app, deps);
  },
  jobs: [
    { name: 'points-expiry', slot: dailyKst(0, 10), run: ({ db, clock }) => expirePoints(db, clock.now()) },
    { name: 'member-cleaning', slot: dailyKst(4, 10), run: ({ db, clock }) => deleteOldNotifications(db, clock.now()) },
    { name: 'news-of-the-night', slot: everyMinutes(1), run: ({ db, clock }) => deliverWaiting(db, clock.now()) },
  ],
};
