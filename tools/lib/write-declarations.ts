import { writeFileSync } from 'node:fs';
import * as prettier from 'prettier';
import { declarationFile, declarationOf } from '../../shared/build/src/contract-uses';
import { REMOTES } from '../../shared/build/src/workspace-paths.mjs';

/** Writes what the sources of each remote, and of the shell, use into its `contract.json`. */
export async function writeDeclarations(): Promise<void> {
  for (const remote of [...REMOTES, 'shell']) {
    const filepath = declarationFile(remote);
    const options = { ...(await prettier.resolveConfig(filepath)), filepath };
    writeFileSync(filepath, await prettier.format(JSON.stringify(declarationOf(remote)), options));
  }
}
