import { Dialog } from '@base-ui/react/dialog';
import { Drawer } from '@base-ui/react/drawer';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useBackCloses } from '../../hooks/use-back-closes';
import { useMedia } from '../../hooks/use-media';
import { X } from '../../icons';
import { mediaQuery } from '../../theme/media';
import { Body, Cross, Foot, Grip, Head, Heading, popupCss, scrimCss, viewportCss } from './sheet.styles';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays in sight under what scrolls: the action. */
  footer?: ReactNode;
  /** Read aloud on the cross; without it there is none, and the footer must lead out. */
  closeLabel?: string;
  /** A dialog as wide as a table needs. */
  wide?: boolean;
}

/** A modal overlay: a bottom sheet under 768 px, a dialog above. */
export const Sheet = (props: SheetProps) => {
  const isPhone = useMedia(mediaQuery('mobile'), true);
  useBackCloses(props.open, props.onClose);
  return isPhone ? <BottomSheet {...props} /> : <MiddleDialog {...props} />;
};

const BottomSheet = ({ open, onClose, title, children, footer, closeLabel }: SheetProps) => (
  <Drawer.Root
    open={open}
    onOpenChange={(next) => {
      if (!next) onClose();
    }}
  >
    <Drawer.Portal>
      <DrawerScrim />
      <DrawerViewport>
        <DrawerPopup>
          <Grip aria-hidden />
          <Head>
            <Drawer.Title render={<Heading />}>{title}</Drawer.Title>
            {closeLabel && (
              <Drawer.Close render={<Cross />} aria-label={closeLabel}>
                <X />
              </Drawer.Close>
            )}
          </Head>
          <Drawer.Content render={<Body />}>{children}</Drawer.Content>
          {/* A tap on the action is no swipe: following it costs a phone as much as the answer. */}
          {footer && <Foot data-base-ui-swipe-ignore>{footer}</Foot>}
        </DrawerPopup>
      </DrawerViewport>
    </Drawer.Portal>
  </Drawer.Root>
);

const MiddleDialog = ({ open, onClose, title, children, footer, closeLabel, wide }: SheetProps) => (
  <Dialog.Root
    open={open}
    onOpenChange={(next) => {
      if (!next) onClose();
    }}
  >
    <Dialog.Portal>
      <DialogScrim />
      <DialogViewport>
        <DialogPopup data-wide={wide || undefined}>
          <Head>
            <Dialog.Title render={<Heading />}>{title}</Dialog.Title>
            {closeLabel && (
              <Dialog.Close render={<Cross />} aria-label={closeLabel}>
                <X />
              </Dialog.Close>
            )}
          </Head>
          <Body>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </DialogPopup>
      </DialogViewport>
    </Dialog.Portal>
  </Dialog.Root>
);

const DrawerScrim = styled(Drawer.Backdrop)`
  ${scrimCss}
  opacity: calc(1 - var(--drawer-swipe-progress, 0));
  &[data-swiping] {
    transition-duration: 0s;
  }
`;

const DialogScrim = styled(Dialog.Backdrop)(scrimCss);

const DrawerViewport = styled(Drawer.Viewport)`
  ${viewportCss}
  align-items: flex-end;
  padding: 0;
`;

const DialogViewport = styled(Dialog.Viewport)(viewportCss);

const DrawerPopup = styled(Drawer.Popup)`
  ${popupCss}
  width: 100%;
  padding-bottom: var(--safe-bottom);
  border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
  transform: translateY(var(--drawer-swipe-movement-y, 0px));
  transition: transform var(--dur-sheet) var(--ease-pour);
  &[data-swiping] {
    transition-duration: 0s;
    user-select: none;
  }
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateY(100%);
  }
  &[data-ending-style] {
    transition-timing-function: var(--ease-exit);
    transition-duration: var(--dur-base);
  }
`;

const DialogPopup = styled(Dialog.Popup)`
  ${popupCss}
  width: 100%;
  max-width: 520px;
  &[data-wide] {
    max-width: 960px;
  }
  border-radius: var(--radius-shoulder);
  transition:
    opacity var(--dur-base),
    transform var(--dur-base) var(--ease-pour);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(12px);
  }
`;
