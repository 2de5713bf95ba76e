import { REMOTES } from '@hyangro/contracts/routes/table';
import { tableRows } from '../remotes/registry-route';

/** The whole route table as a shop serves it that has no release: the shell's rows and every remote's. */
export const ALL_ROWS = ['shell', ...REMOTES].flatMap(tableRows);
