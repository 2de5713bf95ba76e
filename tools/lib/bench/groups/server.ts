import type { Sample } from '../budgets';
import { cpuPerRequest } from '../cpu';
import { firstByte } from '../first-byte';
import { dataFolder, openShop, type Shop } from '../open-shop';
import { MAIN, PAGES, PRODUCT } from '../pages';

/** What a page and an API read cost the server, and how soon a page begins. */
export async function* server({ url, apiUrl, shellPid, apiPid }: Shop): AsyncGenerator<Sample> {
  for (const where of PAGES) {
    if (shellPid)
      yield { figure: where === MAIN ? 'renderMain' : 'renderCpu', where, value: await cpuPerRequest(shellPid, url + where, 200) };
    yield { figure: 'firstByte', where, value: await firstByte(url + where) };
  }
  if (!apiPid) return;
  yield { figure: 'apiProduct', where: PRODUCT, value: await cpuPerRequest(apiPid, apiUrl + PRODUCT, 4_000) };
  const viewed = 'P0001,P0009,P0047,P0012,P0088';
  const recommended = `${apiUrl}/product/recommendations?productCds=${viewed}`;
  yield { figure: 'apiRecommendations', where: '5 viewed', value: await cpuPerRequest(apiPid, recommended, 2_000) };
  const layout = `${apiUrl}/main/layouts/MAIN`;
  yield { figure: 'apiLayout', where: 'MAIN', value: await cpuPerRequest(apiPid, layout, 2_000) };
  const known = { 'if-none-match': (await fetch(layout)).headers.get('etag') ?? '' };
  yield { figure: 'apiLayoutAgain', where: 'MAIN', value: await cpuPerRequest(apiPid, layout, 2_000, known) };
}

const SPARE_PORT = 24_010;

/** How long `npm start` takes when everything is built and the database filled: a shop beside the measured one, started twice. */
export async function* start({ root }: Shop): AsyncGenerator<Sample> {
  const { data, remove } = dataFolder();
  try {
    await (await openShop({ root, port: SPARE_PORT, data })).stop();
    const again = await openShop({ root, port: SPARE_PORT, data });
    await again.stop();
    yield { figure: 'startAgain', where: '', value: again.startedIn };
  } finally {
    remove();
  }
}
