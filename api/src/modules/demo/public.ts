import path from 'node:path';
import { packageRoot } from '../../platform/package-root';
import { importDemo } from './import-demo';

export { importDemo };
/** The demo shop that comes with the package. */
export const demoFolder = path.join(packageRoot, 'demo');
