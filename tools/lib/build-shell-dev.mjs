import { runWebpack } from '../../shared/build/src/run.mjs';
import { shellConfig } from '../../shared/build/src/webpack.mjs';

/** The shell's browser files for `pnpm dev`. */
await runWebpack(shellConfig({ mode: 'development' }));
