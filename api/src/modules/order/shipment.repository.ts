import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { shipmentTable as shipments } from './order.tables';

export type ShipmentRow = typeof shipments.$inferSelect;

/** Parcels of an order in the order they left. */
export const findShipments = (db: Db, orderCd: string): Promise<ShipmentRow[]> =>
  db.select().from(shipments).where(eq(shipments.orderCd, orderCd)).orderBy(asc(shipments.shippedAt), asc(shipments.shipmentCd));
