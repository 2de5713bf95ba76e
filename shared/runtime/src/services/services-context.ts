import { createContext, use } from 'react';
import type { ShellServices } from './shell-services';

export const ServicesContext = createContext<ShellServices | null>(null);

/** Services of the shell. Throws outside a shell or a foreign host that provides them. */
export function useServices(): ShellServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('No ShellServices above: mounted without a host, or a second copy of @hyangro/runtime.');
  return services;
}
