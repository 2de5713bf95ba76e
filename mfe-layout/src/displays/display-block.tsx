import styled from '@emotion/styled';
import { Component, useEffect, useRef, type ReactNode } from 'react';
import { useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { Container } from '@hyangro/ui/section';
import { media } from '@hyangro/ui/theme';
import { useMessages } from '../messages';
import type { DisplayProps } from './display.props';
import { displayOf } from './registry';

/** One display: on its screens only (D-C01), and on its own when it fails (D-C14). */
export const DisplayBlock = (props: DisplayProps) => {
  const { displayCd, seq } = props.display;
  const Content = displayOf(displayCd);
  if (!Content) return <UnknownDisplay displayCd={displayCd} seq={seq} layoutCd={props.layout.layoutCd} />;
  return (
    <Place data-on={props.shownOn} data-display={displayCd}>
      <BlockBoundary>
        <Content {...props} />
      </BlockBoundary>
    </Place>
  );
};

/** A type nobody knows draws nothing and is logged once (D-C13). */
function UnknownDisplay({ displayCd, seq, layoutCd }: { displayCd: number; seq: number; layoutCd: string }) {
  const { track } = useServices();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    track('layout.unknown_display', { layoutCd, displayCd, seq });
  }, [track, layoutCd, displayCd, seq]);
  return null;
}

class BlockBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <Failed onRetry={() => this.setState({ hasFailed: false })} /> : this.props.children;
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return (
    <Gap>
      <Notice
        tone="info"
        role="status"
        action={
          <Button type="button" variant="text" size="s" onClick={onRetry}>
            {t('block.retry')}
          </Button>
        }
      >
        {t('block.failed')}
      </Notice>
    </Gap>
  );
}

const Place = styled.div`
  ${media.tablet} { &[data-on='mobile'] { display: none; } }
  ${media.mobile} { &[data-on='pc'] { display: none; } }
`;

const Gap = styled(Container)`padding-top: var(--section-gap);`;
