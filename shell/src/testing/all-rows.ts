import { REMOTES } from '@hyangro/contracts/routes/table';
import { tableRows } from '../remotes/registry-route';

/** The whole route table as a shop serves it that has no release. */
export const ALL_ROWS = REMOTES.flatMap(tableRows);
