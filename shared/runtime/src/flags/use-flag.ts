import type { FLAGS, FlagName, FlagStates } from '@hyangro/contracts/flags/flags';
import { useServices } from '@hyangro/runtime';

/**
 * Whether a feature flag is on: as an operator has switched it, else as it stands by default. The same on server and browser, for as long as the
 * page lives.
 * @param byDefault what the list of flags says; the compiler holds it to the list, which no page loads
 */
export function useFlag<Name extends FlagName>(name: Name, byDefault: (typeof FLAGS)[Name]['isOn']): boolean {
  // A remote is released alone: the shell around it may be one from before there were flags.
  const { flags }: { flags?: FlagStates } = useServices();
  return flags?.[name] ?? byDefault;
}
