import styled from '@emotion/styled';
import { Component, Suspense, type CSSProperties, type ReactNode } from 'react';
import { useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { Container } from '@hyangro/ui/section';
import { media, skipUntilNear } from '@hyangro/ui/theme';
import { useMessages } from '../messages';
import { blockHeight } from './block-height';
import type { DisplayProps } from './display.props';
import { DISPLAYS } from './displays';

/**
 * One display: on its screens only (D-C01), and on its own when it fails (D-C14). Those below the first screen are laid out when
 * they are near, and hydrated after it, a touched one first.
 */
export const DisplayBlock = (props: DisplayProps) => {
  const { displayCd } = props.display;
  const Content = DISPLAYS[displayCd];
  if (!Content) return null;
  const height = blockHeight(props);
  const content = (
    <BlockBoundary>
      <Content {...props} />
    </BlockBoundary>
  );
  return (
    <Place
      data-on={props.shownOn}
      data-display={displayCd}
      data-below={height ? true : undefined}
      style={height ? ({ '--phone': `${height.phone}px`, '--pc': `${height.pc}px` } as CSSProperties) : undefined}
    >
      {height ? <Suspense fallback={null}>{content}</Suspense> : content}
    </Place>
  );
};

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
  const term = useTerms();
  return (
    <Gap>
      <Notice
        tone="info"
        role="status"
        action={
          <Button type="button" variant="text" size="s" onClick={onRetry}>
            {term('action.retry')}
          </Button>
        }
      >
        {t('block.failed')}
      </Notice>
    </Gap>
  );
}

const Place = styled.div`
  &[data-below] {
    ${skipUntilNear('var(--phone)')}
    ${media.tablet} { contain-intrinsic-height: auto var(--pc); }
  }
  ${media.tablet} { &[data-on='mobile'] { display: none; } }
  ${media.mobile} { &[data-on='pc'] { display: none; } }
`;

const Gap = styled(Container)`padding-top: var(--section-gap);`;
