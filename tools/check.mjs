import './lib/typescript.mjs';

/** `pnpm check`: what a developer runs before a commit; seconds, no browser. */
const { runSteps } = await import('./lib/steps.ts');
process.exit(await runSteps(['types', 'lint', 'format', 'borders', 'knip']));
