import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportForCustoms, reencrypt } from '../modules/real-name/public';
import { UsageError, type Commands } from './command';
import { operatorCall, shopDeps } from './shop-deps';

/** Real names that Chinese customs ask for. */
export const realNameCommands: Commands = {
  'real-name export': {
    usage:
      '<orderCd> <folder>: name, identity number and photos of an order to China, in full, as files for customs; it is recorded who took them',
    async run({ words: [orderCd, folder, ...more], terminal, database }) {
      if (!orderCd || !folder || more.length > 0) throw new UsageError('An order and a folder are needed.');
      const { name, idNumber, photos } = await exportForCustoms(await shopDeps(await database()), orderCd, operatorCall());
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const write = (file: string, content: string | Buffer) => writeFile(path.join(folder, file), content, { mode: 0o600 });
      await write(`${orderCd}.json`, `${JSON.stringify({ orderCd, name, idNumber }, null, 2)}\n`);
      for (const { side, ending, content } of photos) await write(`${orderCd}-${side}.${ending}`, content);
      terminal.line(`${orderCd}: details and ${photos.length} photos are in ${folder}. Delete them once customs have them.`);
    },
  },
  'real-name re-encrypt': {
    usage: ': encrypts names, numbers and photos anew whose key is not the newest of REAL_NAME_KEYS; afterwards the others may go',
    async run({ words, terminal, database }) {
      if (words.length > 0) throw new UsageError('It takes no words.');
      const { members, recipients, photos } = await reencrypt(await shopDeps(await database()), operatorCall());
      terminal.line(`Encrypted anew: members ${members}, recipients ${recipients}, photos ${photos}.`);
    },
  },
};
