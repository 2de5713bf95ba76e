import type { Session, TypedStorage } from '@hyangro/runtime';

/** The two layouts all routes stand in (§2, GEN-17). */
export type LayoutName = 'new' | 'default';

export const keptNewCustomer = (storage: TypedStorage): boolean => storage.local.get('newCustomer') === true;

/** By the member; for a visitor by what this browser kept (LS-19). */
export const layoutNameOf = ({ member }: Session, kept: boolean): LayoutName => ((member?.newCustomer ?? kept) ? 'new' : 'default');
