import { and, eq, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db';
import type { Member } from '../../platform/session/member';
import { accessLogTable } from './common.tables';

/** What the access log asks of the recommendations above it. */
export interface CommonPorts {
  /** A browser has opened the page of a product; whether there is such a product is not known. */
  countProductView(db: Db, view: { productCd: string; member: Member | null; now: Date }): Promise<void>;
}

/** Path of a product's page alone, not of what hangs below it. */
const PRODUCT_PAGE = '^/product/([^/?#]{1,30})(?:[?#]|$)';
const productPage = new RegExp(PRODUCT_PAGE);

/** Product whose page an entry of the access log is about; null for any other entry. */
export function viewedProduct({
  eventName,
  eventParams,
}: Pick<typeof accessLogTable.$inferInsert, 'eventName' | 'eventParams'>): string | null {
  const { pagePath } = eventParams;
  return eventName === 'page_view' && typeof pagePath === 'string' ? (productPage.exec(pagePath)?.[1] ?? null) : null;
}

/** Pages of products that browsers opened, for joins. Codes are those of the addresses. */
export const productPageViews = new QueryBuilder()
  .select({
    hashCode: accessLogTable.hashCode,
    at: accessLogTable.at,
    productCd: sql<string>`substring(${accessLogTable.eventParams}->>'pagePath' from '${sql.raw(PRODUCT_PAGE)}')`.as('viewed_cd'),
  })
  .from(accessLogTable)
  .where(and(eq(accessLogTable.eventName, 'page_view'), sql`${accessLogTable.eventParams}->>'pagePath' like '/product/%'`))
  .as('product_page_views');
