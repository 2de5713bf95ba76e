import styled from '@emotion/styled';
import { LANGUAGE_NAME, LANGUAGE_TAG, LOCALES } from '@hyangro/contracts/locales';
import { useServices, useStore, useTerms } from '@hyangro/runtime';
import { Chip, ChipRow } from '@hyangro/ui/chip';
import { Globe } from '@hyangro/ui/icons';
import { media } from '@hyangro/ui/theme';

/**
 * The languages of the shop at the top of a screen on phones, whose header has no room for them; PCs have the switch in theirs.
 * Nothing where the deployment speaks one language.
 */
export const LanguageChips = ({ className }: { className?: string }) => {
  const term = useTerms();
  const { locale, isLocalePinned, setLocale, reportError } = useServices();
  const current = useStore(locale);
  if (isLocalePinned) return null;
  return (
    <Row className={className} label={term('common.language')}>
      <Globe size={18} aria-hidden />
      {LOCALES.map((each) => (
        <Chip
          key={each}
          lang={LANGUAGE_TAG[each]}
          selected={each === current}
          onClick={() => void setLocale(each).catch((error: unknown) => reportError(error))}
        >
          {LANGUAGE_NAME[each]}
        </Chip>
      ))}
    </Row>
  );
};

const Row = styled(ChipRow)`
  align-items: center;
  > svg { flex: none; color: var(--color-text-3); }
  /* Foreign letters come from the device: they would cost the page a font. */
  button { font-family: system-ui, sans-serif; }
  ${media.pc} { display: none; }
`;
