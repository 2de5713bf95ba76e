import styled from '@emotion/styled';
import { useRef, useState, type PointerEvent } from 'react';
import { Ticket } from '@hyangro/ui/icons';
import { media, text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

/** Pulled this far the stub comes off. */
const TEAR_PX = 96;
const DEGREES_PER_PX = 0.06;

export interface TearOffProps {
  /** The stub came off: resolves once the result is there, or is not. */
  onTear(): Promise<unknown>;
}

/**
 * A closed ticket whose stub is torn off with finger or mouse. It only adds to the button below, which says and does the same: whoever
 * reads aloud or uses a keyboard hears of no second way.
 */
export const TearOff = ({ onTear }: TearOffProps) => {
  const t = useMessages();
  const from = useRef<number | null>(null);
  const [pulled, setPulled] = useState(0);
  const [isOff, setOff] = useState(false);
  const end = (event: PointerEvent, isDone: boolean) => {
    const distance = from.current === null ? 0 : event.clientX - from.current;
    from.current = null;
    setPulled(0);
    if (!isDone || distance < TEAR_PX) return;
    setOff(true);
    // Where no result came the ticket is whole again.
    void onTear().finally(() => setOff(false));
  };
  return (
    <Paper aria-hidden data-tear-off>
      <Face>
        <Ticket size={26} />
        <b>{t('tear.title')}</b>
      </Face>
      <Stub
        data-off={isOff || undefined}
        data-held={pulled > 0 || undefined}
        style={pulled > 0 ? { transform: `translateX(${pulled}px) rotate(${pulled * DEGREES_PER_PX}deg)` } : undefined}
        onPointerDown={(event) => {
          if (!event.isPrimary || event.button !== 0 || isOff) return;
          from.current = event.clientX;
          event.currentTarget.setPointerCapture?.(event.pointerId);
        }}
        onPointerMove={(event) => from.current !== null && setPulled(Math.max(0, event.clientX - from.current))}
        onPointerUp={(event) => end(event, true)}
        onPointerCancel={(event) => end(event, false)}
      >
        {t('tear.hint')}
      </Stub>
    </Paper>
  );
};

const notch = (x: string, y: string) => `radial-gradient(circle 8px at ${x} ${y}, #0000 98%, #000)`;

const Paper = styled.div`
  overflow: hidden;
  border-radius: var(--radius-card);
  user-select: none;
`;

const Face = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 26px 20px 22px;
  background: var(--color-brand);
  color: var(--color-on-brand);
  -webkit-mask: ${notch('0', '100%')}, ${notch('100%', '100%')};
  -webkit-mask-composite: source-in;
  mask: ${notch('0', '100%')}, ${notch('100%', '100%')};
  mask-composite: intersect;
  svg { color: var(--color-spark-ink); }
  b { ${text.titleM} }
`;

const Stub = styled.div`
  padding: 16px 20px;
  border-top: 1.5px dashed color-mix(in srgb, var(--color-on-brand) 40%, transparent);
  background: var(--color-brand);
  color: var(--color-on-brand);
  font: 500 14px/1.5 var(--font-sans);
  text-align: center;
  touch-action: pan-y;
  cursor: grab;
  transform-origin: 0 0;
  transition: transform var(--dur-sheet) var(--ease-pour), opacity var(--dur-sheet);
  -webkit-mask: ${notch('0', '0')}, ${notch('100%', '0')};
  -webkit-mask-composite: source-in;
  mask: ${notch('0', '0')}, ${notch('100%', '0')};
  mask-composite: intersect;
  &[data-held] { transition: none; cursor: grabbing; }
  &[data-off] { transform: translateX(120%) rotate(12deg); opacity: 0; pointer-events: none; }
  ${media.still} {
    transition: opacity 1ms;
    transform: none !important;
  }
`;
