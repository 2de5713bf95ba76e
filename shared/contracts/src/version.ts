/** Version of everything in this package that crosses a border. Same major, remote minor <= shell minor. */
export const CONTRACT_VERSION = '1.1.0';

/** Whether a remote built against `remote` may run on a shell built against `shell` (architecture §4). */
export function isCompatible(shell: string, remote: string): boolean {
  const [shellMajor = NaN, shellMinor = NaN] = shell.split('.').map(Number);
  const [remoteMajor = NaN, remoteMinor = NaN] = remote.split('.').map(Number);
  return shellMajor === remoteMajor && remoteMinor <= shellMinor;
}
