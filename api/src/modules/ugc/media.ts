import { sql, type Column, type SQL } from 'drizzle-orm';
import { ugcMediaTable } from './ugc.tables';

/** Pictures and films of a post, in their order. */
export const mediaOf = (ugcCd: Column): SQL<{ type: 'IMAGE' | 'VIDEO'; url: string }[]> => sql`(
  select coalesce(json_agg(json_build_object('type', ${ugcMediaTable.type}, 'url', ${ugcMediaTable.url}) order by ${ugcMediaTable.seq}), '[]')
  from ${ugcMediaTable} where ${ugcMediaTable.ugcCd} = ${ugcCd})`;
