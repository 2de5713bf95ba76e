import path from 'node:path';
import { apply } from './apply';
import { Refused } from './plan';
import { readArgs } from './read-args';
import { openWorkspace } from './workspace';

/** Runs one generator; answers the exit code: 2 when the request is refused, 1 for a fault, and then nothing was written. */
export async function main(line: readonly string[], root = process.cwd()): Promise<number> {
  try {
    const { generator, args } = readArgs(line);
    const plan = generator(openWorkspace(root), args);
    const written = await apply(root, plan);
    for (const file of written.sort()) console.log(`  ${file.split(path.sep).join('/')}`);
    for (const step of plan.next) console.log(step);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return error instanceof Refused ? 2 : 1;
  }
}
