import { writeFileSync } from 'node:fs';
import * as prettier from 'prettier';
import { declarationFile, declarationOf } from '../shared/build/src/contract-uses.mjs';
import { REMOTES } from '../shared/build/src/workspace-paths.mjs';

/** `pnpm contracts`: writes into each remote's `contract.json` what its sources use; the difference is what a review looks at. */
for (const remote of REMOTES) {
  const filepath = declarationFile(remote);
  const options = { ...(await prettier.resolveConfig(filepath)), filepath };
  writeFileSync(filepath, await prettier.format(JSON.stringify(declarationOf(remote)), options));
}
