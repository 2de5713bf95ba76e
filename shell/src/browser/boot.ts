import { isRouteName } from '@hyangro/contracts/routes/paths';
import { ROUTE_PATHS } from '@hyangro/contracts/routes/route-paths';
import { BOOT_ID, type BootBlock, type BootData } from '../boot/boot-data';
import { ROUTE_NAMES, screenOf } from '../boot/route-names';

/** The server's data block of this page. */
export function readBoot(): BootData {
  const block = document.getElementById(BOOT_ID);
  if (!block?.textContent) throw new Error('The page has no data block.');
  const boot = JSON.parse(block.textContent) as BootBlock;
  return {
    ...boot,
    serverTime: Number(block.dataset.at),
    routes: boot.routes.flatMap((row, place) => {
      const name = row.name ?? ROUTE_NAMES[place] ?? '';
      const path = row.path ?? (isRouteName(name) && ROUTE_PATHS[name]);
      return path ? [{ ...row, name, path, screen: row.screen ?? screenOf(name) }] : [];
    }),
  };
}
