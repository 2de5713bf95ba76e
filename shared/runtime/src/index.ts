export {
  ApiError,
  NetworkError,
  createApiClient,
  fieldErrorsOf,
  isRefusal,
  isUnreachable,
  orNull,
  toQueryString,
  type ApiClient,
} from './api/client';
export { newKey } from './api/new-key';
export { createEventBus, type EventBus } from './events/event-bus';
export { fill, isSimpleText } from './i18n/fill';
export type { I18n, Messages } from './i18n/i18n';
export { createPageI18n } from './i18n/page-i18n';
export { loadTerms } from './i18n/terms';
export { messagesOf, translateOf, useTerms, useTextOfCode, type Term, type Translate } from './i18n/use-messages';
export {
  defineRemote,
  type Head,
  type Lazy,
  type RemoteDefinition,
  type ScreenArgs,
  type ScreenData,
  type ScreenDefinition,
} from './remote/define-remote';
export { loadMessages, loadSameMessages } from './remote/load-messages';
export { afterPaint } from './page/after-paint';
export { afterWaiting } from './page/after-waiting';
export { ComingContext } from './facades/coming';
export { previewOf, type ScreenPreview } from './remote/screen-preview';
export { RouteParams, useRouteParams } from './remote/route-params';
export { pathOf } from '@hyangro/contracts/routes/paths';
export { ServicesContext, useServices } from './services/services-context';
export { memberStore, type MemberMemory } from './services/member-store';
export type {
  Account,
  Dialogs,
  HostActions,
  HostState,
  Language,
  NativeBridge,
  PageState,
  Session,
  ShellServices,
  ToastOptions,
  Tracking,
  Transport,
} from './services/shell-services';
export { createStore, useStore, type Store, type WritableStore } from './services/store';
export { useNearViewport } from './surface/use-near-viewport';
export { Surface } from './surface/surface';
export { SurfaceHostContext, type SurfaceHost } from './surface/surface-host';
export { useMoney } from './format/use-money';
export { useRelativeTime } from './format/use-relative-time';
export { whenIdle } from './idle/when-idle';
export { onRetryMoments } from './queries/retry-moments';
export { useAttempt, type Attempt } from './hooks/use-attempt';
export { useInfiniteScroll } from './hooks/use-infinite-scroll';
export { useNow } from './hooks/use-now';
export { useShare } from './hooks/use-share';
export { useSingleMutation } from './hooks/use-single-mutation';
export { useToggleWishlist } from './hooks/use-toggle-wishlist';
export type { TypedStorage } from './storage';
