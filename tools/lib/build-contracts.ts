import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractJsonSchema } from '../../shared/contracts/src/json-schema';
import { ROOT } from './proc.mjs';

/** Writes the contract as JSON Schema beside the package's sources: `@hyangro/contracts/contract.schema.json`. */
const folder = path.join(ROOT, 'shared/contracts/dist');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'contract.schema.json'), `${JSON.stringify(contractJsonSchema(), null, 2)}\n`);
