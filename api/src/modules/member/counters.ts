import type { Db } from '../../platform/db/db';

/** Numbers that other modules own, one place. */
export const hasPaidOrder = async (_db: Db, _memCd: string): Promise<boolean> => false;
export const countOrdersByState = async (_db: Db, _memCd: string) => ({ WAIT: 0, PREP: 0, SHIP: 0, DELIV: 0, CONFIRM: 0, CLAIM: 0 });
export const confirmedSpend = async (_db: Db, _memCd: string, _since: Date): Promise<number> => 0;
export const countUsableCoupons = async (_db: Db, _memCd: string, _now: Date): Promise<number> => 0;
export const usableTickets = async (_db: Db, _memCd: string, _now: Date): Promise<number> => 0;
export const grantSignUpCoupons = async (_db: Db, _memCd: string, _now: Date): Promise<void> => undefined;
export const countWishlist = async (_db: Db, _memCd: string): Promise<number> => 0;
export const countReviews = async (_db: Db, _memCd: string): Promise<number> => 0;
