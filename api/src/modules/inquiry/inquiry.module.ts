import type { ApiModule } from '../../platform/module';
import { inquiryRoutes } from './inquiry.routes';

/** What members ask the shop: questions on products. */
export const inquiryModule: ApiModule = { name: 'inquiry', register: inquiryRoutes };
