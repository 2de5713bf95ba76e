import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './proc.mjs';

/** Writes the contract as JSON Schema beside the package's sources: `@hyangro/contracts/contract.schema.json`. */
const folder = path.join(ROOT, 'shared/contracts');
const {
  outputFiles: [code],
} = await build({
  entryPoints: [path.join(folder, 'src/json-schema.ts')],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
});
const { contractJsonSchema } = await import(`data:text/javascript;base64,${Buffer.from(code?.contents ?? '').toString('base64')}`);
mkdirSync(path.join(folder, 'dist'), { recursive: true });
writeFileSync(path.join(folder, 'dist/contract.schema.json'), `${JSON.stringify(contractJsonSchema(), null, 2)}\n`);
