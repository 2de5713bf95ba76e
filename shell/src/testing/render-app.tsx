import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location, type NavigationType } from 'react-router-dom';
import { createStore, type RemoteDefinition, type ScreenDefinition } from '@hyangro/runtime';
import { createTestServices, type TestServicesOptions } from '@hyangro/testing';
import ko from '../../locales/ko.json';
import { App } from '../app/app';
import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import { isRemoteScreen, matchScreen } from '../remotes/registry-route';
import { createScreens } from '../remotes/screens';
import { createGate } from '../router/gate';
import { ShellRouter } from '../router/shell-router';
import { createOverlays } from '../services/overlays';
import { ALL_ROWS } from './all-rows';

export interface RenderAppOptions extends TestServicesOptions {
  at?: string;
  /** Screens by `owner/screen`; a route of any other stays a screen that fails to load. */
  screens: Readonly<Record<string, ComponentType | (Partial<ScreenDefinition> & { Screen: ComponentType })>>;
  /** Another table than the contract's own. */
  routes?: (rows: RegistryRoute[]) => RegistryRoute[];
  ping?: () => Promise<'in' | 'out' | 'unreachable'>;
}

/** The whole page in a test: router, guards, kept screens and frames are the real ones, remotes are given as components. */
export async function renderApp({ at = '/', screens: given, ping = async () => 'in', routes: change, ...options }: RenderAppOptions) {
  window.history.replaceState(null, '', at);
  const { services, calls, shown } = createTestServices({ ...options, messages: { shell: ko, ...options.messages } });
  const routes = change?.(ALL_ROWS) ?? ALL_ROWS;
  const history = createBrowserHistory({ v5Compat: true });
  const loader = {
    load: async (owner: string) => definitionOf(owner, given),
    versionOf: () => '1.0.0',
    loaded: () => [...new Set(Object.keys(given).map((key) => key.slice(0, key.indexOf('/'))))].map((owner) => definitionOf(owner, given)),
  };
  const screens = createScreens(loader, services, 200);
  const keepAliveEpoch = createStore(0);
  const hasNewNotification = createStore(false);
  const overlays = createOverlays();
  const shownScreens: string[] = [];
  const errors: unknown[] = [];
  const gate = createGate({
    match: (pathname) => matchScreen(routes, pathname),
    locale: services.locale.get,
    ping,
    destroySession: () => void shown.toasts.push('session destroyed'),
    showNetworkError: () => overlays.showToast('showNetworkError'),
  });
  const startScreen = ({ pathname, search }: Location, action: `${NavigationType}`) => {
    const match = matchScreen(routes, pathname);
    if (isRemoteScreen(match)) screens.start({ match, searchParams: new URLSearchParams(search) }, action);
    return false;
  };
  const page = await act(async () =>
    render(
      <ShellRouter history={history} gate={gate} onLeave={() => undefined} onPass={startScreen}>
        <App
          services={services}
          surfaces={{ load: () => new Promise(() => undefined), retry: () => undefined }}
          page={{
            screens,
            routes,
            origin: window.location.origin,
            isNewCustomer: false,
            serverHead: { pathname: at, title: '' },
            keepAliveEpoch,
            hasNewNotification,
            cartCount: createStore(0),
            onBell: () => hasNewNotification.set(false),
            overlays,
            scroll: null,
            onScreenShown: ({ pathname }) => void shownScreens.push(pathname),
            onScreenError: (_, error) => void errors.push(error),
          }}
        />
      </ShellRouter>,
    ),
  );
  const go = (to: string) => act(async () => history.push(to));
  const back = () =>
    act(async () => {
      const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      history.go(-1);
      await arrived;
    });
  const nudge = () => act(async () => keepAliveEpoch.set(keepAliveEpoch.get() + 1));
  return { ...page, services, calls, shown, history, overlays, hasNewNotification, shownScreens, errors, go, back, nudge };
}

function definitionOf(owner: string, given: RenderAppOptions['screens']): RemoteDefinition {
  const own = Object.entries(given).filter(([key]) => key.startsWith(`${owner}/`));
  const screens = own.map(([key, value]): [string, ScreenDefinition] => {
    const { Screen, ...rest } = typeof value === 'function' ? { Screen: value } : value;
    return [key.slice(owner.length + 1), { load: async () => ({ default: Screen }), ...rest }];
  });
  const none = async () => ({ default: {} });
  return {
    name: owner as RemoteDefinition['name'],
    contract: '1.0.0',
    screens: Object.fromEntries(screens),
    surfaces: {},
    messages: { ko: none, en: none, cn: none },
  };
}
