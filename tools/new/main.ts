import path from 'node:path';
import { apply } from './apply';
import { Refused } from './plan';
import { readWishes } from './wishes';
import { openWorkspace } from './workspace';

/** Runs one generator; answers the exit code: 2 when the request is refused, 1 for a fault, and then nothing was written. */
export async function main(args: readonly string[], root = process.cwd()): Promise<number> {
  try {
    const { generator, wishes } = readWishes(args);
    const plan = generator(openWorkspace(root), wishes);
    const written = await apply(root, plan);
    for (const file of written.sort()) console.log(`  ${file.split(path.sep).join('/')}`);
    for (const line of plan.next) console.log(line);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return error instanceof Refused ? 2 : 1;
  }
}
