import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { CALL_BODY_MAX_BYTES, FILES_AT_ONCE } from '@hyangro/contracts/constants';
import { broadcastModule } from './modules/broadcast/broadcast.module';
import { cartModule } from './modules/cart/cart.module';
import { catalogModule } from './modules/catalog/catalog.module';
import { findKnownCodes } from './modules/catalog/public';
import { claimModule } from './modules/claim/claim.module';
import { commonModule } from './modules/common/common.module';
import { couponModule } from './modules/coupon/coupon.module';
import { shopMedia, shopPictures } from './modules/demo/public';
import { flagModule } from './modules/flag/flag.module';
import { helpModule } from './modules/help/help.module';
import { inquiryModule } from './modules/inquiry/inquiry.module';
import { layoutModule } from './modules/layout/layout.module';
import { memberExportModule } from './modules/member-export/member-export.module';
import { memberInfoModule } from './modules/member-info/member-info.module';
import { memberModule } from './modules/member/member.module';
import { moderationModule } from './modules/moderation/moderation.module';
import { mypageModule } from './modules/mypage/mypage.module';
import { operatorModule } from './modules/operator/operator.module';
import { findOperator } from './modules/operator/public';
import { orderModule } from './modules/order/order.module';
import { hasPaidOrder } from './modules/order/public';
import { paymentModule } from './modules/payment/payment.module';
import { orderPayments } from './modules/payment/public';
import { realNameModule } from './modules/real-name/real-name.module';
import { raffleModule } from './modules/raffle/raffle.module';
import { recommendationModule } from './modules/recommendation/recommendation.module';
import { countProductView } from './modules/recommendation/public';
import { recoveryModule } from './modules/recovery/recovery.module';
import { releaseModule } from './modules/release/release.module';
import { restockModule } from './modules/restock/restock.module';
import { searchModule } from './modules/search/search.module';
import { sessionModule } from './modules/session/session.module';
import { findSessionMember } from './modules/session/public';
import { signUpModule } from './modules/sign-up/sign-up.module';
import { ugcModule } from './modules/ugc/ugc.module';
import { uploadModule } from './modules/upload/upload.module';
import { verificationModule } from './modules/verification/verification.module';
import { waysInModule } from './modules/ways-in/ways-in.module';
import { withdrawalModule } from './modules/withdrawal/withdrawal.module';
import { admitCalls } from './platform/http/admit-calls';
import { installCallContext } from './platform/http/call-context';
import { allowOrigins } from './platform/http/cors';
import { answerUnreadableAddress, handleErrors } from './platform/http/errors';
import { openApiRoutes } from './platform/http/openapi';
import { limitRates } from './platform/http/rate-limits';
import { checkAndSerialize, serialize, validateByContract } from './platform/http/schema';
import './platform/http/request';
import { runDueJobs } from './platform/jobs/run-jobs';
import type { Job } from './platform/jobs/job';
import type { ApiModule, Deps } from './platform/module';
import { mediaRoutes } from './platform/storage/media.routes';

/** The shop, module by module. */
export const modules: readonly ApiModule[] = [
  commonModule({ countProductView }),
  sessionModule,
  memberModule,
  helpModule,
  operatorModule,
  verificationModule,
  signUpModule,
  recoveryModule,
  waysInModule,
  catalogModule({ findMedia: shopMedia }),
  searchModule,
  layoutModule({ findPictures: shopPictures }),
  couponModule({ findKnownCodes }),
  ugcModule,
  moderationModule,
  raffleModule,
  inquiryModule,
  broadcastModule,
  restockModule,
  cartModule({ hasPaidOrder }),
  orderModule(orderPayments),
  paymentModule,
  uploadModule,
  claimModule,
  realNameModule,
  mypageModule,
  memberInfoModule,
  memberExportModule,
  withdrawalModule,
  recommendationModule,
  releaseModule,
  flagModule,
];

export const jobs: readonly Job[] = modules.flatMap((module) => module.jobs ?? []);

/** Reads what the first calls of each module would wait for. */
export async function warmUp(deps: Deps): Promise<void> {
  for (const module of modules) await module.warmUp?.(deps);
}

/** Longest a reader waits for a turn: half of what a page waits for its answers. */
const READ_WAIT_MS = 750;
const FILE_WAIT_MS = 5_000;
/** Files of one member that may be in line: those of a second window. */
const FILES_WAITING = 4;

/** A plugin with its name: for one without, Fastify looks through all modules that the process has loaded, twice. */
const named = (name: string, plugin: (scope: FastifyInstance) => Promise<void>) =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });

/** Builds the whole application on its ports; it listens to nothing yet. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY.length ? config.TRUST_PROXY : false,
    bodyLimit: CALL_BODY_MAX_BYTES,
    frameworkErrors: (error, request, reply) => void answerUnreadableAddress(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.decorate('isStrict', config.strict);
  app.decorate('db', deps.db);
  app.setValidatorCompiler(validateByContract);
  app.setSerializerCompiler(config.strict ? checkAndSerialize : serialize);
  handleErrors(app, config);
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  const origins = new Set([...config.CORS_ORIGINS, ...config.SHOP_ORIGINS]);
  await allowOrigins(app, config.CORS_ORIGINS);
  await limitRates(app);
  admitCalls(app, {
    readers: { atOnce: config.READS_AT_ONCE, waiting: config.READS_WAITING, waitMs: READ_WAIT_MS },
    files: {
      atOnce: config.UPLOADS_AT_ONCE,
      waiting: 4 * config.UPLOADS_AT_ONCE,
      waitMs: FILE_WAIT_MS,
      perCaller: { atOnce: FILES_AT_ONCE, waiting: FILES_WAITING },
    },
  });
  installCallContext(app, {
    clock: deps.clock,
    qa: config.QA,
    shellKey: config.SHELL_KEY,
    allowedOrigins: origins,
    findOperator: (tokenHash) => findOperator(deps.db, tokenHash),
    findMember: (sessionHash, now, address) => findSessionMember(deps.db, sessionHash, now, address),
  });
  openApiRoutes(app);
  app.get('/health', async () => ({ isAlive: true }));
  app.get('/ready', async () => ({ isReady: true }));
  mediaRoutes(app, deps.storage);
  for (const module of modules) await app.register(named(module.name, async (scope) => module.register(scope, deps)));
  if (__DEMO_BUILD__) {
    const { outboxPageRoutes } = await import('./modules/outbox-page/outbox-page.routes');
    await app.register(named('demo', async (scope) => outboxPageRoutes(scope, deps)));
  }
  if (__QA_BUILD__ && config.QA) {
    const { qaRoutes } = await import('./modules/qa/qa.routes');
    await app.register(named('qa', async (scope) => qaRoutes(scope, deps, modules, () => runDueJobs(deps, jobs))));
  }
  return app;
}
