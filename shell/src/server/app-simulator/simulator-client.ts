import type { AppMessage, BridgeMessage } from '@hyangro/contracts/bridge/bridge-messages';
import type { SimulatorWindow } from './web-view';

/** Values that the page's script is given. */
export interface SimulatorSettings {
  cookie: string;
  /** Types of messages that an app knows. */
  known: readonly string[];
}

/** The script of the simulator's page, as text. It may use nothing from outside itself. */
export function runSimulator({ cookie, known }: SimulatorSettings): void {
  const MESSAGES_KEPT = 200;
  const INSETS = { top: 47, bottom: 34 };
  const byId = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
  let frame = byId<HTMLIFrameElement>('frame');
  const list = byId<HTMLOListElement>('messages');
  const address = byId<HTMLInputElement>('address');
  const phone = byId('phone');
  const isOn = (id: string) => byId<HTMLInputElement>(id).checked;
  const page = () => frame.contentWindow as Window & typeof globalThis;

  function note(direction: 'page' | 'app', { type, payload }: { type: string; payload: unknown }) {
    const row = document.createElement('li');
    row.dataset.direction = direction;
    row.dataset.known = String(direction === 'app' || known.includes(type));
    const [time, name, body] = ['time', 'b', 'code'].map((tag) => row.appendChild(document.createElement(tag)));
    if (time) time.textContent = new Date().toISOString().slice(11, 23);
    if (name) name.textContent = `${direction === 'page' ? 'page → app' : 'app → page'} ${type}`;
    if (body) body.textContent = JSON.stringify(payload);
    list.prepend(row);
    list.children[MESSAGES_KEPT]?.remove();
    byId('views').textContent = String(list.querySelectorAll('[data-type="page_view"]').length + (type === 'page_view' ? 1 : 0));
    row.dataset.type = type;
  }
  /** As a script that the app runs in the page. */
  function tell(message: AppMessage) {
    note('app', message);
    page().dispatchEvent(new (page().MessageEvent)('message', { data: JSON.stringify(message) }));
  }
  const tellInfo = () =>
    tell({
      type: 'app_info',
      payload: { version: '2.1.0', insets: isOn('insets') ? INSETS : { top: 0, bottom: 0 } },
    });
  const tellToken = () => tell({ type: 'push_token', payload: { token: byId<HTMLInputElement>('token').value } });
  const say = (text: string) => {
    byId('said').textContent = text;
  };

  const simulated = {
    isOffline: false,
    version: null as string | null,
    receive(message: BridgeMessage) {
      note('page', message);
      address.value = page().location.pathname + page().location.search;
      if (message.type === 'history') byId('back').dataset.can = String(message.payload.canGoBack);
      if (message.type === 'leave') say('The app closes here: Back on Main, at the beginning of the history.');
      if (message.type === 'share') say(`The device’s share sheet opens: ${message.payload.url}`);
      if (message.type !== 'ready') return;
      tellInfo();
      if (isOn('answers')) tellToken();
    },
  };
  (window as SimulatorWindow).simulated = simulated;

  /** A fresh web view: its history begins here. A frame that is given an address while it loads the same one may pass it over. */
  function open(path: string) {
    const shape = document.querySelector<HTMLInputElement>('input[name="shape"]:checked')?.value ?? '';
    document.cookie = `${cookie}=${shape}${isOn('native') ? '' : '.tabs'};path=/;samesite=lax`;
    phone.toggleAttribute('data-native', isOn('native'));
    phone.toggleAttribute('data-insets', isOn('insets'));
    say('');
    const next = frame.cloneNode() as HTMLIFrameElement;
    next.src = path;
    frame.replaceWith(next);
    frame = next;
  }
  const reopen = () => open(address.value);

  for (const input of document.querySelectorAll('input[name="shape"],#native,#insets')) input.addEventListener('change', reopen);
  byId('go').addEventListener('submit', (event) => {
    event.preventDefault();
    reopen();
  });
  byId('back').addEventListener('click', () => tell({ type: 'go_back', payload: {} }));
  byId('send-token').addEventListener('click', tellToken);
  byId('version').addEventListener('click', () => {
    simulated.version = `simulated-${Date.now()}`;
    say(`The server says ${simulated.version} from now on; the page looks when it comes to the foreground.`);
    page().document.dispatchEvent(new (page().Event)('visibilitychange'));
  });
  byId('unknown').addEventListener('click', () => tell({ type: 'from_a_later_app', payload: {} } as unknown as AppMessage));
  byId('offline').addEventListener('change', () => {
    simulated.isOffline = isOn('offline');
    page().dispatchEvent(new (page().Event)(simulated.isOffline ? 'offline' : 'online'));
  });
  byId('clear').addEventListener('click', () => {
    list.replaceChildren();
    byId('views').textContent = '0';
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#tabs a'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      address.value = link.pathname;
      reopen();
    });
  // Other pages of this browser are no app.
  window.addEventListener('pagehide', () => (document.cookie = `${cookie}=;path=/;max-age=0`));
  reopen();
}
