import { refuse } from './plan';
import type { Workspace } from './workspace';

const MODULES = 'api/src/modules';

/** A module of the API that exists: its name and folder. Refuses any other. */
export function apiModule(workspace: Workspace, name: string | undefined): { name: string; dir: string } {
  const modules = workspace.list(MODULES).filter((one) => workspace.has(`${MODULES}/${one}/${one}.module.ts`));
  if (!name || !modules.includes(name)) return refuse(`There is no module ${name ?? ''} in ${MODULES}: ${modules.join(', ')}.`);
  return { name, dir: `${MODULES}/${name}` };
}
