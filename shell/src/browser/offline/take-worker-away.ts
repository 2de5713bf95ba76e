import { KEPT_CACHES } from '../../worker/worker-wire';

/** Ends the shop's worker in this browser, with all that it kept. */
export async function takeWorkerAway(workers: Pick<ServiceWorkerContainer, 'getRegistrations'>): Promise<void> {
  for (const registration of await workers.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(KEPT_CACHES)) await caches.delete(name);
}
