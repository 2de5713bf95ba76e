import { POINTS_MAX_PERCENT } from '@hyangro/contracts/constants';

/** Most points a payment before points takes: 30 % of it, rounded down (V-PTS1). */
export const pointsLimit = (won: number): number => Math.floor((won * POINTS_MAX_PERCENT) / 100);

/** Points a member can use: the order's limit or the balance, never below 0 (V-PTS1, V-PTS2). */
export const usablePoints = (limit: number, balance: number): number => Math.max(0, Math.min(limit, balance));

/**
 * Points that a payment earns, rounded down (GEN-13).
 * @param percent points per hundred won: 0.5 to 2.5, in tenths
 */
export const earnedPoints = (won: number, percent: number): number => Math.floor((won * Math.round(percent * 10)) / 1000);
