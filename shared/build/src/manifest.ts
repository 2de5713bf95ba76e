import { LOCALES } from '@hyangro/contracts/locales';
import { ROUTES } from '@hyangro/contracts/routes/table';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';
import webpack from 'webpack';
import { doorFile, readDoor, type DoorPart } from './door';

/** What a finished build is asked for. */
interface Chunks {
  namedChunkGroups: ReadonlyMap<string, { getFiles(): readonly string[] }>;
  errors: Error[];
}

/** Files of a named lazy chunk, with what it needs beside it. */
const filesOf = (compilation: Chunks, chunk: string): string[] =>
  (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).filter((file) => file.endsWith('.js'));

/**
 * What the shop adds to a remote's `mf-manifest.json`: contract version, its rows of the route table with the files of
 * each screen and of its set of words, files of messages and surfaces. A row whose screen the door does not define says `isComing`; a part of the door
 * without a chunk of its own fails the build.
 */
export const shopMetaData =
  (owner: string, readParts: () => readonly Pick<DoorPart, 'kind' | 'key' | 'words' | 'chunk'>[] = () => readDoor(doorFile(owner))) =>
  <Stats extends { metaData: { buildInfo?: object } }>({ stats, compilation }: { stats: Stats; compilation: Chunks }) => {
    const parts = readParts().map((part) => ({ ...part, files: filesOf(compilation, part.chunk) }));
    for (const { kind, key, chunk, files } of parts) {
      if (files.length === 0)
        compilation.errors.push(new webpack.WebpackError(`mfe-${owner}/src/remote.ts: ${kind}.${key}: no chunk ${chunk} was built`));
    }
    const filesByKey = (wanted: string) =>
      Object.fromEntries(parts.filter(({ kind }) => kind === wanted).map(({ key, files }) => [key, files]));
    const wordSets = filesByKey('wordSets');
    const wordsOf = (set: string) => Object.fromEntries(LOCALES.map((locale) => [locale, wordSets[`${set}.${locale}`]]));
    const screenOf = (screen: string) => {
      const part = parts.find(({ kind, key }) => kind === 'screens' && key === screen);
      return part ? { files: part.files, ...(part.words && { words: wordsOf(part.words) }) } : { isComing: true };
    };
    const routes = Object.entries(ROUTES)
      .filter(([, row]) => row.owner === owner)
      .map(([name, row]) => ({ name, ...row, ...screenOf(row.screen) }));
    const metaData = Object.assign(stats.metaData, {
      ...builtAs(stats.metaData),
      contract: CONTRACT_VERSION,
      door: filesOf(compilation, '__federation_expose_remote'),
      routes,
      locales: filesByKey('messages'),
      surfaces: filesByKey('surfaces'),
    });
    return Object.assign(stats, { metaData });
  };

/** Of a release: its version, and the commit that it is built from, in place of the package's version. */
function builtAs({ buildInfo }: { buildInfo?: object }) {
  const { REMOTE_RELEASE: buildVersion, REMOTE_COMMIT: commit } = process.env;
  return buildVersion ? { buildInfo: { ...buildInfo, buildVersion, ...(commit && { commit }) } } : {};
}
