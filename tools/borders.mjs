import './lib/typescript.mjs';

/** `npm run borders`, second half: no two modules of the API use each other, not even by a third. The first half is dependency-cruiser, which sees files. */
const { checkModuleBorders } = await import('./lib/module-borders.ts');
process.exit(checkModuleBorders());
