import { afterWaiting } from '@hyangro/runtime';

/** A remote's code did not come in time (architecture §2). */
export class RemoteTimeout extends Error {
  override name = 'RemoteTimeout';
}

/** The promise, or a RemoteTimeout after `ms`. */
export function withTimeLimit<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const callOff = afterWaiting(ms, () => reject(new RemoteTimeout(`${what}: nothing for ${ms} ms`)));
    promise.then(resolve, reject).finally(callOff);
  });
}
