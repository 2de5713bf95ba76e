import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

const NAME = 'LeanContainerPlugin';
const PARTS = /webpack-bundler-runtime[\\/]dist[\\/](init|getUsedExports|getSharedFallbackGetter|installInitialConsumes)\.js$/;

/**
 * Leaves out of a remoteEntry what no container of the shop does: shaking shared modules, modules shared eagerly, and webpack's
 * own way of sharing, whose place the federation plugin takes anyway.
 */
export class LeanContainerPlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(PARTS, path.join(import.meta.dirname, 'stubs/federation-parts.mjs')).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.shareScopeMap).tap({ name: NAME, stage: -1 }, () => true);
    });
  }
}
