import { dailyKst } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { deleteOldVerifications } from './verification.repository';

/** One-time codes to phones and mailboxes: sign-up, lost ids and passwords, login by a code. */
export const verificationModule: ApiModule = {
  name: 'verification',
  register: () => undefined,
  jobs: [{ name: 'verification-cleaning', slot: dailyKst(4, 10), run: ({ db, clock }) => deleteOldVerifications(db, clock.now()) }],
};
