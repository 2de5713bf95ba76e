import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { media } from '../../theme/media';
import { toastStore, type ToastStore } from './toast-store';

/** How long a message stays (specification §9). */
const STAY_MS = 3000;

export interface ToasterProps {
  store?: ToastStore;
}

/** The place of short messages, above the bars at the bottom. Stays while it is pointed at or has the focus. */
export const Toaster = ({ store = toastStore }: ToasterProps) => {
  const toast = useSyncExternalStore(store.subscribe, store.current, () => null);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(store.hide, STAY_MS);
    return () => clearTimeout(timer);
  }, [toast, held, store]);

  return (
    <Place role="status" aria-live="polite">
      {toast && (
        <Slip
          key={toast.id}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span>{toast.text}</span>
          {toast.action && (
            <Deed
              type="button"
              onClick={() => {
                toast.action?.onAction();
                setHeld(false);
                store.hide();
              }}
            >
              {toast.action.label}
            </Deed>
          )}
        </Slip>
      )}
    </Place>
  );
};

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;

const Place = styled.div`
  position: fixed;
  inset: auto 0 calc(var(--size-buybar) + var(--safe-bottom) + 16px);
  z-index: var(--z-toast);
  display: flex;
  justify-content: center;
  padding: 0 16px;
  pointer-events: none;
  ${media.tablet} {
    bottom: calc(var(--size-buybar) + 32px);
  }
`;

const Slip = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 480px;
  min-height: 48px;
  padding: 10px 18px;
  border-radius: var(--radius-control);
  background: var(--color-text);
  color: var(--color-text-inverse);
  font: 500 14px/1.45 var(--font-sans);
  box-shadow: var(--shadow-3);
  pointer-events: auto;
  animation: ${rise} var(--dur-base) var(--ease-pour);
`;

const Deed = styled.button`
  flex: none;
  min-height: 44px;
  margin: -8px -8px -8px 0;
  padding: 0 8px;
  font-weight: 700;
  color: var(--color-spark);
  --color-focus: var(--color-spark);
`;
