import * as z from 'zod';
import { APP_LIMITS, type AppMessage, type BridgeMessage } from './bridge-messages';
import { isStoreUrl } from './store-url';

const nothing = z.strictObject({});

/** Page to app (§7): what an app has to understand, or pass over. */
export const bridgeMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('page_view'),
    payload: z.strictObject({ pageTitle: z.string(), pageLocation: z.url(), pagePath: z.string().startsWith('/') }),
  }),
  z.strictObject({
    type: z.literal('analytics'),
    payload: z.strictObject({ eventName: z.string().min(1), eventParams: z.record(z.string(), z.unknown()) }),
  }),
  z.strictObject({ type: z.literal('share'), payload: z.strictObject({ title: z.string(), url: z.url() }) }),
  z.strictObject({ type: z.literal('ready'), payload: nothing }),
  z.strictObject({ type: z.literal('history'), payload: z.strictObject({ canGoBack: z.boolean() }) }),
  z.strictObject({ type: z.literal('leave'), payload: nothing }),
]) satisfies z.ZodType<BridgeMessage>;

const inset = z.number().min(0).max(APP_LIMITS.inset);

/** App to page: anything else is passed over. */
export const appMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('push_token'), payload: z.object({ token: z.string().min(1).max(APP_LIMITS.token) }) }),
  z.object({
    type: z.literal('app_info'),
    payload: z.object({
      version: z.string().min(1).max(APP_LIMITS.version),
      storeUrl: z.string().refine(isStoreUrl).optional(),
      insets: z.object({ top: inset, bottom: inset }).optional(),
    }),
  }),
  z.object({ type: z.literal('go_back'), payload: z.object({}) }),
]) satisfies z.ZodType<AppMessage>;
