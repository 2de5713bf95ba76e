import { isRouteName } from '@hyangro/contracts/routes/paths';
import { ROUTE_PATHS } from '@hyangro/contracts/routes/route-paths';
import { BOOT_ID, type BootBlock, type BootData } from '../boot/boot-data';

/** The server's data block of this page. */
export function readBoot(): BootData {
  const block = document.getElementById(BOOT_ID);
  if (!block?.textContent) throw new Error('The page has no data block.');
  const boot = JSON.parse(block.textContent) as BootBlock;
  return {
    ...boot,
    routes: boot.routes.flatMap((row) => {
      const path = row.path ?? (isRouteName(row.name) && ROUTE_PATHS[row.name]);
      return path ? [{ ...row, path }] : [];
    }),
  };
}
