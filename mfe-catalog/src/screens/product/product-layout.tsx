import styled from '@emotion/styled';
import { Container } from '@hyangro/ui/section';
import { media } from '@hyangro/ui/theme';

const STICKY_TOP = 'var(--sticky-top, var(--size-header))';

/** The boxes of the product page; its opening stands in the same ones. */
export const Page = styled(Container)`
  padding-bottom: 24px;
  ${media.pc} {
    display: grid;
    grid-template:
      'trail trail' auto
      'picture side' auto
      'body side' 1fr / minmax(0, 1fr) 400px;
    column-gap: 56px;
    padding-bottom: 80px;
  }
`;
export const Steps = styled.nav`
  display: none;
  ${media.pc} {
    grid-area: trail;
    display: flex;
    gap: 4px;
    padding: 20px 0 12px;
    font-size: 13px;
    color: var(--color-text-2);
    span {
      display: flex;
      align-items: center;
      gap: 4px;
    }
    a {
      padding: 4px 0;
    }
  }
`;
export const Photos = styled.div`
  grid-area: picture;
`;
/** What one buys by: on PCs it stays in view to the end of the page, and scrolls by itself where it is higher than the window. */
export const Side = styled.div`
  grid-area: side;
  padding-top: 14px;
  ${media.pc} {
    position: sticky;
    top: calc(${STICKY_TOP} + 12px);
    align-self: start;
    max-height: calc(100dvh - ${STICKY_TOP} - 24px);
    margin-inline: -8px;
    padding: 0 8px;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--color-line-strong) transparent;
  }
`;
export const Body = styled.div`
  grid-area: body;
  min-width: 0;
  margin-top: 28px;
  ${media.pc} {
    margin-top: 56px;
  }
`;
export const Scent = styled.div`
  margin-bottom: 30px;
  ${media.pc} {
    margin-bottom: 56px;
  }
`;
