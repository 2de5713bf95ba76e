import webpack, { type Chunk, type Compiler, type Compilation as Built } from 'webpack';
import { integrityOf } from './integrity';

const { Compilation, RuntimeGlobals, RuntimeModule, sources, runtime } = webpack;
const NAME = 'ChunkIntegrityPlugin';
const HASHES = `${RuntimeGlobals.require}.hashes`;
/** As long as the hash that takes its place. */
const placeholder = (chunkId: string | number | null) => `@hash:${chunkId}@`.padEnd(44, '@');

/** Letters of a hash in a file's name. */
const TAG_LENGTH = 8;
const TAG = new RegExp(`\\.\\w{${TAG_LENGTH}}\\.js$`);

/**
 * Lazy chunks run only as they were built: the entry, itself checked by whoever loads it, knows the hash of each. Their files are
 * called by the same hash, so that the entry need not know two for each.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(NAME, (chunk) => void compilation.addRuntimeModule(chunk, new HashesModule()));
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\nscript.integrity = "sha256-" + ${HASHES}[chunkId];`,
      );
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.getChunkScriptFilename).tap({ name: NAME, stage: -1 }, (chunk) => {
        compilation.addRuntimeModule(chunk, new FileNameModule());
        return true;
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => fillIn(compilation));
    });
  }
}

/** Chunks of federation that only stand for a shared module have no file. */
const filesAfter = ({ chunk, chunkGraph }: webpack.RuntimeModule): Chunk[] =>
  [...(chunk?.getAllAsyncChunks() ?? [])].filter((one) => chunkGraph?.getChunkModulesIterableBySourceType(one, 'javascript'));

class HashesModule extends RuntimeModule {
  constructor() {
    super('hashes of chunks');
  }
  override generate(): string {
    return `${HASHES} = ${JSON.stringify(Object.fromEntries(filesAfter(this).map(({ id }) => [id, placeholder(id)])))};`;
  }
}

class FileNameModule extends RuntimeModule {
  constructor() {
    super('files of chunks');
  }
  override generate(): string {
    const names = filesAfter(this).flatMap(({ id, name }) => (name && name !== id ? [[id, name]] : []));
    return `${RuntimeGlobals.getChunkScriptFilename} = (id) => (${JSON.stringify(Object.fromEntries(names))}[id] || id) + "." +
      ${HASHES}[id].slice(0, ${TAG_LENGTH}).replace(/\\W/g, "_") + ".js";`;
  }
}

const hashOf = (content: string): string => integrityOf(content).slice('sha256-'.length);
/** The name of a file with the beginning of its hash in it, in place of webpack's; letters of base64 that names do not take become underscores. */
const calledBy = (name: string, hash: string): string => name.replace(TAG, `.${hash.slice(0, TAG_LENGTH).replace(/\W/g, '_')}.js`);

function fillIn(compilation: Built): void {
  const scripts = [...compilation.chunks].flatMap(({ id, files }) =>
    [...files].filter((name) => name.endsWith('.js')).map((name) => ({ id, name })),
  );
  const contentOf = (name: string) => (compilation.assets[name] ?? new sources.RawSource('')).source().toString();
  const isEntry = ({ name }: { name: string }) => contentOf(name).includes('@hash:');
  const entries = scripts.filter(isEntry);
  const hashes = scripts
    .filter((script) => !entries.includes(script))
    .map(({ id, name }) => {
      const hash = hashOf(contentOf(name));
      compilation.renameAsset(name, calledBy(name, hash));
      return [placeholder(id), hash] as const;
    });
  for (const { name } of entries) {
    const text = hashes.reduce((filled, [from, to]) => filled.replaceAll(from, to), contentOf(name));
    if (text.includes('@hash:')) compilation.errors.push(new webpack.WebpackError(`${name}: a chunk without a hash`));
    compilation.updateAsset(name, new sources.RawSource(text));
    compilation.renameAsset(name, calledBy(name, hashOf(text)));
  }
}
