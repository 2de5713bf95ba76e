import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import { shipmentTable as shipments, type ShipmentEvent } from '../order.tables';

export type ShipmentRow = typeof shipments.$inferSelect;

/** Parcels of an order in the order they left. */
export const findShipments = (db: Db, orderCd: string): Promise<ShipmentRow[]> =>
  db.select().from(shipments).where(eq(shipments.orderCd, orderCd)).orderBy(asc(shipments.shippedAt), asc(shipments.shipmentCd));

export async function findShipment(db: Db, shipmentCd: string): Promise<ShipmentRow | null> {
  const [row] = await db.select().from(shipments).where(eq(shipments.shipmentCd, shipmentCd));
  return row ?? null;
}
/** False when another parcel has this waybill. */
export async function insertShipment(tx: Db, shipment: typeof shipments.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(shipments)
    .values(shipment)
    .onConflictDoNothing({ target: [shipments.carrier, shipments.invoiceNo] })
    .returning({ shipmentCd: shipments.shipmentCd });
  return rows.length > 0;
}
export const updateShipment = (
  tx: Db,
  { orderCd, shipmentCd }: Pick<ShipmentRow, 'orderCd' | 'shipmentCd'>,
  change: { events: ShipmentEvent[]; deliveredAt?: Date },
) =>
  tx
    .update(shipments)
    .set(change)
    .where(and(eq(shipments.orderCd, orderCd), eq(shipments.shipmentCd, shipmentCd)));
