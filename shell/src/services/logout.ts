import type { ApiClient } from '@hyangro/runtime';
import type { ShellSession } from './session';

interface LogoutDeps {
  api: ApiClient;
  session: Pick<ShellSession, 'loggedOut'>;
  /** Asks the shopper. */
  ask(): Promise<boolean>;
  isAtMain(): boolean;
  goToMain(): void;
  reportError(error: unknown): Promise<void>;
}

/** Logout of the shop (ST-LOG-03). A server that cannot be reached keeps the session, so it stays here too. */
export function createLogout({ api, session, ask, isAtMain, goToMain, reportError }: LogoutDeps) {
  async function sessionEnded(): Promise<void> {
    if (!isAtMain()) goToMain();
    await session.loggedOut();
  }
  async function logout(): Promise<void> {
    if (!(await ask())) return;
    try {
      await api('GET /logout');
    } catch (error) {
      return reportError(error);
    }
    await sessionEnded();
  }
  return { logout, sessionEnded };
}
