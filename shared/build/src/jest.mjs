import { tsImport } from 'tsx/esm/api';

/**
 * Jest reads its configuration before anything could translate TypeScript: this carries it over.
 * @type {typeof import('./jest.ts')}
 */
const { groups, preset, projects } = await tsImport('./jest.ts', import.meta.url);
export { groups, preset, projects };
