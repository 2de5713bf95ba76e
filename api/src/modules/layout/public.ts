/** What other modules may use of layouts. */
export { layoutsFile } from './layout.seed-schema';
export { seedLayouts } from './layout.seed';
