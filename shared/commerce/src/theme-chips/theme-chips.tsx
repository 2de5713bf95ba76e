import { useState, useSyncExternalStore } from 'react';
import { THEME_COOKIE } from '@hyangro/contracts/wire-names';
import { DARK_ATTRIBUTE, THEMES, darkMedia, themeCookie, themeOf, type Theme } from '@hyangro/contracts/themes';
import { Chip, ChipRow } from '@hyangro/ui/chip';

export type ThemeLabels = Record<'name' | 'device' | Theme, string>;

const CHOICES = [null, ...THEMES] as const;

/** Light, dark, or as the device is: kept in a cookie, so that the server draws the next page right from its first byte. */
export const ThemeChips = ({ labels, className }: { labels: ThemeLabels; className?: string }) => {
  const kept = useSyncExternalStore(neverChanges, keptTheme, unknown);
  const [picked, setPicked] = useState<Theme | null | undefined>();
  const chosen = picked === undefined ? kept : picked;
  const choose = (theme: Theme | null) => {
    document.cookie = themeCookie(theme);
    for (const part of document.querySelectorAll<HTMLLinkElement | HTMLMetaElement>(`[${DARK_ATTRIBUTE}]`)) part.media = darkMedia(theme);
    setPicked(theme);
  };
  return (
    <ChipRow className={className} label={labels.name}>
      {CHOICES.map((theme) => (
        <Chip key={theme} selected={theme === chosen} onClick={() => choose(theme)}>
          {labels[theme ?? 'device']}
        </Chip>
      ))}
    </ChipRow>
  );
};

const neverChanges = () => () => undefined;
const keptTheme = (): Theme | null => themeOf(new RegExp(`(?:^|; )${THEME_COOKIE}=([^;]*)`).exec(document.cookie)?.[1]);
/** The server's answer is kept for everybody: it marks none. */
const unknown = () => undefined;
