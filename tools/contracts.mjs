import './lib/typescript.mjs';

/** `pnpm contracts`: writes into each remote's `contract.json` what its sources use; the difference is what a review looks at. */
const { writeDeclarations } = await import('./lib/write-declarations.ts');
await writeDeclarations();
