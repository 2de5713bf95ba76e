import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronLeft } from '../../icons';
import { media } from '../../theme/media';
import { text } from '../../theme/text';
import { IconButton } from '../button';
import { VisuallyHidden } from '../section/boxes';
import { Wordmark } from '../wordmark';

export interface AppHeaderProps {
  /** The word-mark that leads home, which `label` adds for readers of the screen; or `back` with a title. */
  home?: { to: string; label: string; small?: string };
  back?: { label: string; onBack: () => void };
  title?: ReactNode;
  /** HeaderLinks and IconButtons at the end. */
  actions?: ReactNode;
}

/** The bar of phones and tablets: 52 px, stays on top. */
export const AppHeader = ({ home, back, title, actions }: AppHeaderProps) => (
  <Bar data-back={back ? true : undefined}>
    {back && (
      <IconButton label={back.label} onClick={back.onBack}>
        <ChevronLeft />
      </IconButton>
    )}
    {home && (
      <Home to={home.to}>
        <Wordmark small={home.small} />
        <VisuallyHidden> {home.label}</VisuallyHidden>
      </Home>
    )}
    {title && <Title>{title}</Title>}
    <Actions>{actions}</Actions>
  </Bar>
);

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  display: flex;
  align-items: center;
  height: var(--size-header);
  padding: var(--safe-top) calc(var(--page-margin) - 8px) 0 var(--page-margin);
  background: var(--color-bg);
  &[data-back] {
    padding-left: calc(var(--page-margin) - 12px);
  }
  ${media.pc} {
    display: none;
  }
`;

const Home = styled(Link)`
  display: flex;
  align-items: center;
  height: var(--size-tap);
  border-radius: var(--radius-tile);
`;

const Title = styled.p`
  ${text.titleM}
  position: absolute;
  inset-inline: 96px;
  text-align: center;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  pointer-events: none;
`;

const Actions = styled.div`
  display: flex;
  margin-left: auto;
`;
