/** What other modules may use of layouts. */
export { curatedPicks, saveMemberGroups } from './layout.repository';
export { layoutsFile } from './layout.seed-schema';
export { pictureUrlOf, seedLayouts } from './layout.seed';
export { readLayouts } from './file/export.repository';
export { layoutsText } from './file/layouts-text';
export { checkFile, type CheckedFile } from './file/check-file';
export { errorsIn, problemText, type Problem } from './file/problem';
export type { FindPicture } from './file/pictures';
export { importLayouts } from './version/import.service';
export { findScheduled, findVersion, listLayouts, listVersions } from './version/layout-version.repository';
export { previewLayout, previewUrl } from './version/preview.service';
export { publishLayout, rollbackLayout } from './version/publish.service';
export { cancelSchedule, scheduleLayout } from './version/schedule.service';
