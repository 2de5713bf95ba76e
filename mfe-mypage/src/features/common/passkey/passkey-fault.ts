import { PASSKEY_EXPIRED, PASSKEY_INVALID, PASSKEY_LIMIT, PASSKEY_TAKEN, PASSKEY_UNKNOWN } from '@hyangro/contracts/errors/known-refusals';
import { ApiError } from '@hyangro/runtime';

/** Why a device gives no passkey: its owner said no or took too long, it has one of the member's already, or anything else. */
export type DeviceReason = 'CANCELLED' | 'TAKEN' | 'FAILED';
export class DeviceFault extends Error {
  override name = 'DeviceFault';
  constructor(
    readonly reason: DeviceReason,
    cause: unknown,
  ) {
    super(`no passkey: ${reason}`, { cause });
  }
}

const BY_CODE: Readonly<Record<string, DeviceReason | 'UNKNOWN' | 'EXPIRED' | 'LIMIT'>> = {
  [PASSKEY_UNKNOWN.code]: 'UNKNOWN',
  [PASSKEY_EXPIRED.code]: 'EXPIRED',
  [PASSKEY_INVALID.code]: 'FAILED',
  [PASSKEY_TAKEN.code]: 'TAKEN',
  [PASSKEY_LIMIT.code]: 'LIMIT',
};

/** What device or server say of a passkey, for `passkey.fault.<reason>`; null for any other failure. */
export function passkeyFaultOf(error: unknown): (typeof BY_CODE)[string] | null {
  if (error instanceof DeviceFault) return error.reason;
  return (error instanceof ApiError && BY_CODE[error.body.messageCode]) || null;
}
