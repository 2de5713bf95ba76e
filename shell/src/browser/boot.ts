import { BOOT_ID, type BootData } from '../boot/boot-data';

/** The server's data block of this page. */
export function readBoot(): BootData {
  const block = document.getElementById(BOOT_ID);
  if (!block?.textContent) throw new Error('The page has no data block.');
  return JSON.parse(block.textContent) as BootData;
}
