import { defineRemote, useRouteParams, useServices } from '@hyangro/runtime';
import { toLifecycles } from './lifecycles';

function Tickets() {
  const { locale } = useServices();
  return <h1>tickets in {locale.get()}</h1>;
}
function Raffle() {
  const { raffleProductCd } = useRouteParams('Raffle');
  return <h1>raffle {raffleProductCd}</h1>;
}
const none = async () => ({ default: {} });
const remote = defineRemote({
  name: 'raffle',
  screens: { tickets: { load: async () => ({ default: Tickets }) }, raffle: { load: async () => ({ default: Raffle }) } },
  messages: { ko: none, en: none, cn: none },
});
const until = async (condition: () => boolean) => {
  for (let at = 0; at < 100 && !condition(); at += 1) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** `mount` resolves in a layout effect: it must not run inside act(). */
test('a single-spa root mounts a remote at the address it finds, and takes it away again', async () => {
  window.history.replaceState(null, '', '/raffle/R7');
  const { bootstrap, mount, unmount } = toLifecycles(remote);
  const domElement = document.createElement('div');
  const props = { name: 'raffle', domElement };
  await bootstrap(props);
  await mount(props);
  await until(() => domElement.textContent !== '');
  expect(domElement.querySelector('[data-mfe=raffle] h1')?.textContent).toBe('raffle R7');
  await unmount(props);
  await until(() => domElement.innerHTML === '');
  expect(domElement.innerHTML).toBe('');
});

test('a host chooses language and API of a remote that stands alone', async () => {
  window.history.replaceState(null, '', '/mypage/tickets');
  const { bootstrap, mount, unmount } = toLifecycles(remote);
  const domElement = document.createElement('div');
  const props = { name: 'raffle-en', domElement, locale: 'en' as const, apiBase: 'https://api.test' };
  await bootstrap(props);
  await mount(props);
  await until(() => domElement.textContent !== '');
  expect(domElement.textContent).toBe('tickets in en');
  await unmount(props);
});
