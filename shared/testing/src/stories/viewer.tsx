import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { LANGUAGE_NAME, LANGUAGE_TAG, LOCALES, SYSTEM_LOCALE } from '@hyangro/contracts/locales';
import { DrawnStory } from './drawn-story';
import { statesOf, type StoryFile } from './story';

interface Props {
  files: readonly StoryFile[];
  /** Styles of the whole page. */
  Styles: ComponentType;
}

/** Fills the page's `#stories`: a list of all states, the one that the address names, and the choice of a language. */
export function showStories(files: readonly StoryFile[], Styles: ComponentType): void {
  const place = document.getElementById('stories');
  if (!place) throw new Error('The page has no place for stories.');
  createRoot(place).render(<Viewer files={files} Styles={Styles} />);
}

const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
const hash = () => decodeURIComponent(window.location.hash.slice(1));

function Viewer({ files, Styles }: Props) {
  const [locale, setLocale] = useState(SYSTEM_LOCALE);
  const named = useSyncExternalStore(onHash, hash);
  const all = files.flatMap((file) =>
    statesOf(file).map(([state, story]) => ({ id: `${file.default.title}/${state}`, meta: file.default, story })),
  );
  const shown = all.find(({ id }) => id === named) ?? all[0];
  useEffect(() => void (document.documentElement.lang = LANGUAGE_TAG[locale]), [locale]);
  return (
    <div style={{ display: 'flex', minHeight: '100dvh' }}>
      <Styles />
      <nav style={{ flex: '0 0 260px', padding: 16, borderRight: '1px solid var(--color-line)' }}>
        {LOCALES.map((one) => (
          <button
            key={one}
            type="button"
            lang={LANGUAGE_TAG[one]}
            aria-pressed={one === locale}
            style={{ padding: 8, fontWeight: one === locale ? 700 : 400 }}
            onClick={() => setLocale(one)}
          >
            {LANGUAGE_NAME[one]}
          </button>
        ))}
        <ul>
          {all.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === shown?.id ? 'page' : undefined} style={{ display: 'block', padding: '6px 0' }}>
                {id}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main style={{ flex: 1, minWidth: 0, padding: 24 }}>
        {shown && (
          <>
            <h1 style={{ marginBottom: 16 }}>{shown.id}</h1>
            <DrawnStory key={`${shown.id} ${locale}`} meta={shown.meta} story={shown.story} locale={locale} />
          </>
        )}
      </main>
    </div>
  );
}
