import path from 'node:path';
import type { RootDb } from '../../platform/db/db';
import { packageRoot } from '../../platform/package-root';
import { importDemo } from './import-demo';

export { importDemo };
/** The demo shop that comes with the package. */
export const demoFolder = path.join(packageRoot, 'demo');
/** Imports it. */
export const fillDemo = (db: RootDb, now: Date): Promise<void> => importDemo(db, demoFolder, now);
