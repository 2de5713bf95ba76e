import type { BootData } from '../boot/boot-data';
import { mfeOf, type VersionOf } from './blame/part';

/** Of a remote's `mf-manifest.json`: which build it is. */
interface Manifest {
  metaData: { buildInfo: { buildVersion?: string; commit?: string } };
}
type Page = Pick<BootData, 'remotes'> & { versionOf: VersionOf };
/** Letters of a commit that name it. */
const COMMIT_LETTERS = 12;

/** Frames every screen and surface of the page with its owner, version and, where it is known, commit; or takes the frames away. */
export function toggleBoundaries(page: Page): void {
  const shown = document.querySelectorAll('[data-boundary-label]');
  if (shown.length) return shown.forEach((label) => label.remove());
  const builds = new Map<string, Promise<string>>();
  for (const part of document.querySelectorAll<HTMLElement>('[data-mfe], [data-surface]')) {
    const mfe = mfeOf(part, page.versionOf);
    const build = builds.get(mfe) ?? buildOf(mfe, page);
    builds.set(mfe, build);
    frame(part, mfe, build);
  }
}

function frame(part: HTMLElement, mfe: string, build: Promise<string>) {
  const { left, top, width, height } = part.getBoundingClientRect();
  const { surface } = part.dataset;
  const label = document.createElement('div');
  const say = (named: string) => (label.textContent = surface === undefined ? named : `${surface} · ${named}`);
  label.dataset.boundaryLabel = '';
  say(mfe);
  void build.then(say);
  Object.assign(label.style, {
    position: 'absolute',
    left: `${left + window.scrollX}px`,
    top: `${top + window.scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
    border: `2px dashed var(${surface === undefined ? '--color-sale' : '--color-info'})`,
    font: '12px/1.6 monospace',
    pointerEvents: 'none',
    zIndex: '9999',
  });
  document.body.append(label);
}

/** `remote@version · commit`, as the remote's manifest has them; what is known without it when it cannot be read. */
async function buildOf(mfe: string, page: Page): Promise<string> {
  const [remote = '', version] = mfe.split('@');
  const manifest = manifestOf(remote, version, page);
  if (!manifest) return mfe;
  try {
    const { metaData }: Manifest = await (await fetch(manifest)).json();
    const { buildVersion = version, commit } = metaData.buildInfo;
    return [`${remote}@${buildVersion}`, ...(commit ? [commit.slice(0, COMMIT_LETTERS)] : [])].join(' · ');
  } catch {
    return mfe;
  }
}

/** Beside the entry; of a remote from elsewhere the line over the page names it. */
function manifestOf(remote: string, version: string | undefined, { remotes }: Page): string | undefined {
  const elsewhere = document.querySelector<HTMLElement>(`[data-manifest][data-version="${remote}"]`)?.dataset.manifest;
  if (elsewhere) return elsewhere;
  const entry = Object.entries(remotes)
    .find(([name]) => name === remote)?.[1]
    .find((release) => release.version === version)?.entry;
  return entry?.replace(/[^/]*$/, 'mf-manifest.json');
}
