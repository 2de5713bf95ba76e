import type { ApiClient, TypedStorage } from '@hyangro/runtime';

/**
 * ST-VER-01: when the server's version is another one than the stored, stores it and reloads, once. A browser that keeps
 * nothing never reloads: it would do so for ever.
 */
export async function checkVersion(api: ApiClient, storage: TypedStorage, reload: () => void): Promise<void> {
  const version = (await api('GET /common/app-version').catch(() => null))?.trim();
  if (!version) return;
  const stored = storage.local.get('appVersion');
  if (stored === version) return;
  const isKept = storage.local.set('appVersion', version) && storage.local.get('appVersion') === version;
  if (stored !== null && isKept) reload();
}
