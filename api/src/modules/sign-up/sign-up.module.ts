import { dailyKst } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { signUpRoutes } from './sign-up.routes';
import { deleteOldVerifications } from './verification.repository';

/** How a visitor becomes a member: form, proof of a phone or a mailbox, reward. */
export const signUpModule: ApiModule = {
  name: 'sign-up',
  register: signUpRoutes,
  jobs: [{ name: 'sign-up-cleaning', slot: dailyKst(4, 10), run: ({ db, clock }) => deleteOldVerifications(db, clock.now()) }],
};
