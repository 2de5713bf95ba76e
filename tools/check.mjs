import { runSteps } from './lib/steps.mjs';

/** `pnpm check`: what a developer runs before a commit; seconds, no browser. */
process.exit(await runSteps(['types', 'lint', 'format', 'borders', 'knip']));
