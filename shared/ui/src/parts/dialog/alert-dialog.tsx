import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useBackCloses } from '../../hooks/use-back-closes';
import { text as type } from '../../theme/text';
import { Button } from '../button';
import { scrimCss, viewportCss } from '../sheet/sheet.styles';

export interface AlertDialogProps {
  open: boolean;
  title?: ReactNode;
  text: ReactNode;
  okLabel: string;
  /** With it the dialog asks; without it it tells. */
  cancelLabel?: string;
  onOk: () => void;
  /** Also called by Escape and the back gesture. */
  onCancel: () => void;
  /** The action destroys something. */
  danger?: boolean;
}

/** A question or a message that must be answered first. */
export const AlertDialog = ({ open, title, text, okLabel, cancelLabel, onOk, onCancel, danger }: AlertDialogProps) => {
  useBackCloses(open, onCancel);
  // A dialog needs a name: without a title it is what the dialog says.
  const Said = title ? Base.Description : Base.Title;
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
    >
      <Base.Portal>
        <Scrim />
        <Viewport>
          <Popup>
            <Words>
              {title && <Base.Title render={<Title />}>{title}</Base.Title>}
              <Said render={<Text />}>{text}</Said>
            </Words>
            <Actions>
              {cancelLabel && (
                <Button type="button" variant="line" onClick={onCancel}>
                  {cancelLabel}
                </Button>
              )}
              <Button type="button" variant={danger ? 'danger' : 'primary'} onClick={onOk}>
                {okLabel}
              </Button>
            </Actions>
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
};

const Scrim = styled(Base.Backdrop)`
  ${scrimCss}
  z-index: var(--z-sheet);
`;

const Viewport = styled(Base.Viewport)`
  ${viewportCss}
  z-index: var(--z-toast);
`;

const Popup = styled(Base.Popup)`
  width: 100%;
  max-width: 340px;
  max-height: 88dvh;
  overflow-y: auto;
  padding: 24px 20px 16px;
  border-radius: var(--radius-card);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-3);
  outline: none;
  transition:
    opacity var(--dur-fast),
    transform var(--dur-fast) var(--ease-pour);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.96);
  }
`;

const Words = styled.div`
  text-align: center;
`;

const Title = styled.h2`
  ${type.titleM}
  margin-bottom: 6px;
`;

const Text = styled.p`
  font-size: 15px;
  color: var(--color-text-2);
  white-space: pre-line;
`;

const Actions = styled.div`
  display: flex;
  gap: 8px;
  margin-top: 20px;
  > * {
    flex: 1;
  }
`;
