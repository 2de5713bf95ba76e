import type { QueryClient } from '@tanstack/react-query';
import type { Gate, GateResult } from '../router/gate';
import type { ShellHistory } from '../router/shell-router';

interface Page {
  history: ShellHistory;
  gate: Gate;
  queryClient: QueryClient;
  startScreen(location: ShellHistory['location'], action: 'POP'): void;
}

/**
 * What the gate says of the address that the page was opened at; a redirect is done. Where it has to ask, the screen asks at the same time:
 * one after the other they could take two time limits, and words are promised within one.
 */
export async function firstVerdict({ history, gate, queryClient, startScreen }: Page): Promise<GateResult> {
  const asked = gate(history.location.pathname);
  if (asked instanceof Promise) startScreen(history.location, 'POP');
  const verdict = await asked;
  if (verdict.kind !== 'go') return verdict;
  // What the screen asked for was refused, or is nobody's any more.
  queryClient.clear();
  history.replace(verdict.to + history.location.hash);
  return verdict;
}
