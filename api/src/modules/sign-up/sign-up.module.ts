import type { ApiModule } from '../../platform/module';
import { signUpRoutes } from './sign-up.routes';

/** How a visitor becomes a member: form, proof of a phone or a mailbox, reward. */
export const signUpModule: ApiModule = { name: 'sign-up', register: signUpRoutes };
