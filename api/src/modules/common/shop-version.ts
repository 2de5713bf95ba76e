import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../platform/package-root';

/** Version of the running shop: browsers reload when it changes (ST-VER-01). */
export const shopVersion: string =
  process.env['SHOP_VERSION'] || (JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as { version: string }).version;
