import type { ReactNode } from 'react';
import { useTerms } from '@hyangro/runtime';
import { Sheet } from '@hyangro/ui/sheet';
import { InAppFooter } from '../in-app-footer';

interface Props {
  open: boolean;
  onClose(): void;
  /** What cannot be done here. */
  title: string;
  /** The sentence that says so. */
  children: ReactNode;
}

/** What works in the app alone (R-OTH-21): the web says so, and leads there when it knows the way. */
export const InAppSheet = ({ open, onClose, title, children }: Props) => (
  <Sheet open={open} onClose={onClose} title={title} closeLabel={useTerms()('action.close')} footer={<InAppFooter onClose={onClose} />}>
    <p>{children}</p>
  </Sheet>
);
