import { runWebpack } from '../../shared/build/src/run';
import { shellConfig } from '../../shared/build/src/webpack';

/** The shell's browser files for `pnpm dev`. */
await runWebpack(shellConfig({ mode: 'development' }));
