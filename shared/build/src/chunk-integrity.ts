import webpack, { type Chunk, type Compiler, type Compilation as Built } from 'webpack';
import { integrityOf } from './integrity';

const { Compilation, RuntimeGlobals, RuntimeModule, sources, runtime } = webpack;
const NAME = 'ChunkIntegrityPlugin';
const HASHES = `${RuntimeGlobals.require}.hashes`;
/** As long as the hash that takes its place. */
const placeholder = (chunkId: string | number | null) => `@hash:${chunkId}@`.padEnd(44, '@');

/**
 * Lazy chunks run only as they were built: the entry, itself checked by whoever loads it, knows the hash of each. The hashes
 * are filled in after all names are final; they follow from the contents that those names stand for.
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
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => fillIn(compilation));
    });
  }
}

class HashesModule extends RuntimeModule {
  constructor() {
    super('hashes of chunks');
  }
  override generate(): string {
    // Chunks of federation that only stand for a shared module have no file.
    const hasFile = (one: Chunk) => this.chunkGraph?.getChunkModulesIterableBySourceType(one, 'javascript');
    const hashes = [...(this.chunk?.getAllAsyncChunks() ?? [])].filter(hasFile).map(({ id }) => [id, placeholder(id)]);
    return `${HASHES} = ${JSON.stringify(Object.fromEntries(hashes))};`;
  }
}

function fillIn(compilation: Built): void {
  const scripts = [...compilation.chunks].flatMap(({ id, files }) =>
    [...files].filter((name) => name.endsWith('.js')).map((name) => ({ id, name })),
  );
  const sourceOf = (name: string) => compilation.assets[name] ?? new sources.RawSource('');
  const contentOf = (name: string) => sourceOf(name).source().toString();
  const pairs = scripts
    .filter(({ name }) => !contentOf(name).includes('@hash:'))
    .map(({ id, name }) => [placeholder(id), integrityOf(sourceOf(name).buffer()).slice('sha256-'.length)] as const);
  for (const { name } of scripts) {
    let text = contentOf(name);
    if (!text.includes('@hash:')) continue;
    for (const [from, to] of pairs) text = text.replaceAll(from, to);
    if (text.includes('@hash:')) compilation.errors.push(new webpack.WebpackError(`${name}: a chunk without a hash`));
    compilation.updateAsset(name, new sources.RawSource(text));
  }
}
