import type { Db } from '../../platform/db/db';
import { memberProfileTable } from './member.tables';

export const insertProfile = (db: Db, memCd: string) => db.insert(memberProfileTable).values({ memCd });
