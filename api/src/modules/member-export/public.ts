/** What other modules may use of exports of members' own data. */
export { findExportFiles } from './member-export.service';
