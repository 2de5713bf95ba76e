import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useState } from 'react';
import { media } from '../../theme/media';

export interface Toast {
  /** Tells two messages with the same words apart. */
  id: number;
  text: string;
  action?: { label: string; onAction: () => void };
}

export interface ToasterProps {
  /** The message in sight. */
  toast: Toast | null;
  /** How long a message stays, in ms. */
  stayMs: number;
  /** Its time is over, or its action was taken. */
  onHide: () => void;
}

/** The place of short messages, above the bars at the bottom. A message stays while it is pointed at or has the focus. */
export const Toaster = ({ toast, stayMs, onHide }: ToasterProps) => {
  const [held, setHeld] = useState(false);
  const id = toast?.id;

  const hide = useEffectEvent(onHide);
  useEffect(() => {
    if (id === undefined || held) return;
    const timer = setTimeout(() => hide(), stayMs);
    return () => clearTimeout(timer);
  }, [id, held, stayMs]);

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
            <Action
              type="button"
              onClick={() => {
                toast.action?.onAction();
                setHeld(false);
                onHide();
              }}
            >
              {toast.action.label}
            </Action>
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

const Action = styled.button`
  flex: none;
  min-height: 44px;
  margin: -8px -8px -8px 0;
  padding: 0 8px;
  font-weight: 700;
  color: var(--color-spark-ink);
  --color-focus: var(--color-spark-ink);
`;
