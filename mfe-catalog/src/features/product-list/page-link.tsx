import styled from '@emotion/styled';
import type { MouseEvent, ReactNode } from 'react';
import { LinkButton } from '@hyangro/ui/button';

interface Props {
  rel: 'prev' | 'next';
  to: string;
  busy: boolean;
  /** Brings the page into this list. */
  onPress(): void;
  children: ReactNode;
}

/** A button to the neighbouring page: a link for whoever has no scripts, or opens it in another tab. */
export const PageLink = ({ rel, to, busy, onPress, children }: Props) => {
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!busy) onPress();
  };
  return (
    <Room data-rel={rel}>
      <LinkButton variant="line" block rel={rel} to={to} aria-busy={busy || undefined} onClick={press}>
        {children}
      </LinkButton>
    </Room>
  );
};

const Room = styled.div`
  max-width: 360px;
  margin: 32px auto 0;
  &[data-rel='prev'] {
    margin: 0 auto 24px;
  }
`;
