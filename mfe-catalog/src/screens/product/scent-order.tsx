import styled from '@emotion/styled';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { media, text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

const NOTES = ['top', 'heart', 'base'] as const;

/** Top, heart and base as three widening slabs with their time on the skin. */
export const ScentOrder = ({ notes }: { notes: NonNullable<ProductDetail['notes']> }) => {
  const t = useMessages();
  return (
    <section aria-labelledby="scent-order">
      <Title id="scent-order">{t('scent.title')}</Title>
      <Slabs>
        {NOTES.map((note) => (
          <Slab key={note} data-note={note}>
            <em>{t(`scent.${note}`)}</em>
            <b>{notes[note].join(' · ')}</b>
            <span>{t(`scent.${note}Time`)}</span>
          </Slab>
        ))}
      </Slabs>
    </section>
  );
};

const Title = styled.h2`
  ${text.displayS}
  ${media.pc} {
    ${text.displayM}
  }
`;
const Slabs = styled.ol`
  display: grid;
  gap: 3px;
  margin-top: 12px;
  ${media.pc} {
    max-width: 640px;
    margin-top: 20px;
  }
`;
const Slab = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 54px;
  padding: 8px 16px;
  border-radius: 2px;
  color: var(--color-on-spark);
  font-size: 14px;
  line-height: 1.35;
  em {
    flex: none;
    width: 46px;
    font: 700 11px/1 var(--font-sans);
    letter-spacing: 0.06em;
  }
  b {
    flex: 1;
    min-width: 0;
    font-weight: 600;
  }
  span {
    flex: none;
    font-size: 12px;
  }
  &[data-note='top'] {
    margin: 0 34px;
    border-radius: 24px 24px 2px 2px;
    background: var(--color-spark);
  }
  &[data-note='heart'] {
    margin: 0 17px;
    background: color-mix(in srgb, var(--color-sale) 28%, var(--color-on-scrim));
  }
  &[data-note='base'] {
    border-radius: 2px 2px 6px 6px;
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
`;
