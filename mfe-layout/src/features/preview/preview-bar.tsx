import styled from '@emotion/styled';
import { media } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

/** Says over a page that nobody else sees it yet. */
export default function PreviewBar() {
  const t = useMessages();
  return (
    <Bar role="note" aria-label={t('preview.label')}>
      <strong>{t('preview.label')}</strong>
      <span>{t('preview.text')}</span>
    </Bar>
  );
}

const Bar = styled.div`
  position: fixed;
  z-index: var(--z-float);
  bottom: calc(var(--size-tabbar) + var(--safe-bottom) + 12px);
  left: 50%;
  display: flex;
  gap: 8px;
  width: max-content;
  max-width: calc(100vw - 32px);
  padding: 10px 18px;
  border-radius: var(--radius-pill);
  background: var(--color-text);
  box-shadow: var(--shadow-2);
  color: var(--color-text-inverse);
  font: var(--text-body-s);
  translate: -50% 0;
  pointer-events: none;
  strong { flex: none; }
  ${media.tablet} { bottom: 24px; }
`;
