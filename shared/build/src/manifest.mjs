import { contract } from './workspace.mjs';

/** Files of a named lazy chunk, with what it needs beside it. */
const filesOf = (/** @type {import('webpack').Compilation} */ compilation, /** @type {string} */ chunk) =>
  (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).filter((file) => file.endsWith('.js'));

/**
 * What the shop adds to a remote's `mf-manifest.json`: contract version, its rows of the route table with the files of
 * each screen, files of messages and surfaces. A row whose screen is not built yet says `isComing`.
 */
export const shopMetaData =
  (/** @type {string} */ owner) =>
  /**
   * @template {{ metaData: object }} S
   * @param {{ stats: S, compilation: import('webpack').Compilation }} built
   */
  ({ stats, compilation }) => {
    const { ROUTES, LOCALES, CONTRACT_VERSION } = contract;
    const routes = Object.entries(ROUTES)
      .filter(([, row]) => row.owner === owner)
      .map(([name, row]) => {
        const files = filesOf(compilation, `screen-${row.screen}`);
        return { name, ...row, ...(files.length ? { files } : { isComing: true }) };
      });
    const surfaces = [...compilation.namedChunkGroups.keys()].filter((name) => name.startsWith('surface-'));
    Object.assign(stats.metaData, {
      contract: CONTRACT_VERSION,
      door: filesOf(compilation, '__federation_expose_remote'),
      routes,
      locales: Object.fromEntries(LOCALES.map((locale) => [locale, filesOf(compilation, `locale-${locale}`)])),
      surfaces: Object.fromEntries(surfaces.map((name) => [name.slice('surface-'.length), filesOf(compilation, name)])),
    });
    return stats;
  };
