import { dailyKst } from '../../platform/jobs/job';
import { serve } from '../../platform/http/serve';
import type { ApiModule } from '../../platform/module';
import { computeRecommendations } from './compute.service';
import { recommend } from './recent-picks.service';

/** What shoppers may like next: lists of groups, and what goes with what was viewed (ADR 16). */
export const recommendationModule: ApiModule = {
  name: 'recommendation',
  register: (app, { db }) => serve(app, 'GET /product/recommendations', ({ query }, call) => recommend(db, query.productCds, call)),
  jobs: [{ name: 'recommendations', slot: dailyKst(5, 30), run: ({ db, clock }) => computeRecommendations(db, clock.now()) }],
};
