import { userInfo } from 'node:os';
import type { Actor } from '../platform/http/operator';

/** Who types: the account on this machine, for the record of actions. */
export function cliActor(): Actor {
  return { name: `cli:${accountName()}`, requestId: null };
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // An account without a name, as in some containers.
    return String(process.getuid?.() ?? 'unknown');
  }
}
