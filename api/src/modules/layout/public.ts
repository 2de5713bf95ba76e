/** What other modules may use of layouts. */
export { curatedPicks, saveMemberGroups } from './layout.repository';
export { layoutsFile } from './layout.seed-schema';
export { seedLayouts } from './layout.seed';
