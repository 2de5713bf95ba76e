import { WebAuthnError, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  PasskeyAuthentication,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@hyangro/contracts/session/passkey.contract';
import { DeviceFault, type DeviceReason } from './passkey-fault';

/** Asks the device to make a passkey. Throws DeviceFault. */
export const makePasskey = (options: PasskeyCreationOptions): Promise<PasskeyRegistration> =>
  startRegistration({ optionsJSON: options }).catch(giveUp);

/** Asks the device to sign by a passkey. Throws DeviceFault. */
export const signByPasskey = (options: PasskeyRequestOptions): Promise<PasskeyAuthentication> =>
  startAuthentication({ optionsJSON: options }).catch(giveUp);

function giveUp(error: unknown): never {
  throw new DeviceFault(reasonOf(error), error);
}

function reasonOf(error: unknown): DeviceReason {
  if (!(error instanceof WebAuthnError)) return 'FAILED';
  if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'TAKEN';
  return error.code === 'ERROR_CEREMONY_ABORTED' || error.name === 'NotAllowedError' ? 'CANCELLED' : 'FAILED';
}
