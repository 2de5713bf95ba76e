import type { Messages } from '../i18n/i18n';
import type { ComponentType } from 'react';
import type { Locale } from '@hyangro/contracts/locales';
import type { MatchedParams, RoutesOf } from '@hyangro/contracts/routes/paths';
import type { RemoteName, RouteName, ScreenOf } from '@hyangro/contracts/routes/table';
import type { Surfaces } from '@hyangro/contracts/surfaces/surfaces';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';
import type { ShellServices } from '../services/shell-services';
import type { ScreenPreview } from './screen-preview';

export type Lazy<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** What a screen says about itself to search engines and to the browser's tab. */
export interface Head {
  /** Without the site's suffix. */
  title: string;
  description?: string;
  /** Path of the canonical address where the answers decide it; else the route row's (`canonical`), else the own path. */
  canonical?: string;
  /** Absolute or root-relative picture for share cards. */
  image?: string;
  noIndex?: boolean;
  /** schema.org objects; addresses may be root-relative, the shell makes them whole. */
  jsonLd?: readonly object[];
  /** 404 for an unknown code, so that crawlers see it (R-OTH-22). */
  status?: 200 | 404;
  /** Picture to preload for the first screen. */
  preloadImage?: { srcSet: string; sizes: string; type: string; media?: string }[];
}

/** What a screen is asked with, by the routes that show it: `ScreenArgs<'Product'>`; without a name, no params are known. */
export interface ScreenArgs<N extends RouteName = RouteName> {
  services: ShellServices;
  params: MatchedParams<N>;
  searchParams: URLSearchParams;
}

/** What a screen needs and says about itself. */
export interface ScreenData<N extends RouteName = RouteName> {
  /** Fills the query cache before the screen renders: on the server, and at navigation. Never throws for a refusal. */
  prefetch?: (args: ScreenArgs<N>) => Promise<unknown>;
  /** Read after `prefetch`, from the query cache. */
  head?: (args: ScreenArgs<N>) => Head;
}

/** How the texts of a remote come, by language. */
export type MessageLoads = Readonly<Record<Locale, () => Promise<{ default: Messages }>>>;

export interface ScreenDefinition<N extends RouteName = RouteName> extends ScreenData<N> {
  load: Lazy;
  /**
   * Name of a set of words: the screens that name it bring the texts that their sources ask for, in one file, and no others of the
   * remote. A set costs each page of the remote some bytes, so similar screens share one. Without a name `messages` come.
   */
  words?: string;
  /** `prefetch` and `head` in the screen's own chunk: in a remote of many screens the door stays small. */
  data?: () => Promise<ScreenData<N>>;
  /**
   * The top of the screen, drawn from what the link knew (`<Link preview>`) in the frame after the tap; its boxes stand where the
   * screen's will, so that nothing moves when it comes. Without one the shell draws a title and a picture.
   */
  Opening?: ComponentType<{ preview: ScreenPreview }>;
}

type Owned<R extends string> = Extract<keyof Surfaces, `${R}/${string}`>;
type SurfacesOwnedBy<R extends string> = [Owned<R>] extends [never]
  ? { surfaces?: Record<string, never> }
  : { surfaces: { [S in Owned<R>]: Lazy<Surfaces[S]> } };

export type RemoteSource<R extends RemoteName> = {
  name: R;
  /** Screens by the `screen` of their route rows; a row without one shows the coming state. */
  screens: { [S in ScreenOf<R>]?: ScreenDefinition<RoutesOf<R, S>> };
  /** Texts of the remote; browser builds leave out what only sets of words need. */
  messages: MessageLoads;
  /** Texts by the name of their set. Browser builds add them (`door-chunks-loader`); nobody writes them. */
  wordSets?: Readonly<Record<string, MessageLoads>>;
} & SurfacesOwnedBy<R>;

export interface RemoteDefinition {
  name: RemoteName;
  contract: string;
  screens: Readonly<Record<string, ScreenDefinition | undefined>>;
  surfaces: Readonly<Record<string, Lazy<never> | undefined>>;
  messages: MessageLoads;
  wordSets?: Readonly<Record<string, MessageLoads>> | undefined;
}

/** A remote's only door. What it owes the others is checked against the contracts. */
export const defineRemote = <const R extends RemoteName>(source: RemoteSource<R>): RemoteDefinition => ({
  name: source.name,
  contract: CONTRACT_VERSION,
  screens: source.screens as RemoteDefinition['screens'],
  surfaces: (source.surfaces ?? {}) as RemoteDefinition['surfaces'],
  messages: source.messages,
  wordSets: source.wordSets,
});
