import * as z from 'zod';
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
  /** Open the device's share sheet: a web view has none of its own. */
  z.strictObject({ type: z.literal('share'), payload: z.strictObject({ title: z.string(), url: z.url() }) }),
  /** The page listens from now on; the app answers with `app_info`, and with its `push_token` if it has one. */
  z.strictObject({ type: z.literal('ready'), payload: nothing }),
  /** Told at each screen: whether the page has a use for the app's Back (`go_back`), or leaves it to the app. */
  z.strictObject({ type: z.literal('history'), payload: z.strictObject({ canGoBack: z.boolean() }) }),
  /** The answer to a `go_back` on Main at the beginning of the history: the app closes or goes to the background. */
  z.strictObject({ type: z.literal('leave'), payload: nothing }),
]);

const inset = z.number().min(0).max(200);

/** App to page: anything else is passed over. */
export const appMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('push_token'), payload: z.object({ token: z.string().min(1).max(500) }) }),
  z.object({
    type: z.literal('app_info'),
    payload: z.object({
      /** Version of the app itself. */
      version: z.string().min(1).max(64),
      /** The app's own page in its store (LS-20). */
      storeUrl: z.string().refine(isStoreUrl).optional(),
      /** CSS pixels that the device draws over the page, for web views whose `env(safe-area-inset-*)` is 0. */
      insets: z.object({ top: inset, bottom: inset }).optional(),
    }),
  }),
  /** The reader pressed the device's Back. */
  z.object({ type: z.literal('go_back'), payload: z.object({}) }),
]);
