import styled from '@emotion/styled';
import { text } from '../../theme/text';

export const scrimCss = `
position:fixed;inset:0;z-index:var(--z-scrim);background:var(--color-scrim);
transition:opacity var(--dur-base) var(--ease-pour);
&[data-starting-style],&[data-ending-style]{opacity:0}
`;

export const viewportCss = `
position:fixed;inset:0;z-index:var(--z-sheet);display:flex;align-items:center;justify-content:center;padding:24px;
`;

export const popupCss = `
display:flex;flex-direction:column;max-height:88dvh;background:var(--color-bg-raised);box-shadow:var(--shadow-3);outline:none;
`;

export const Grip = styled.span`
  flex: none;
  align-self: center;
  width: 40px;
  height: 4px;
  margin-top: 8px;
  border-radius: 2px;
  background: var(--color-line-strong);
`;

export const Head = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 12px 8px 8px 20px;
  min-height: 60px;
`;

export const Heading = styled.h2`
  ${text.displayS}
  flex: 1;
  min-width: 0;
`;

export const Cross = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--size-tap);
  height: var(--size-tap);
  border-radius: var(--radius-control);
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 4px 20px 20px;
`;

export const Foot = styled.div`
  flex: none;
  display: flex;
  gap: 8px;
  padding: 8px 20px 12px;
  border-top: 1px solid var(--color-line);
  > * {
    flex: 1;
  }
`;
