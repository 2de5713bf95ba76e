import styled from '@emotion/styled';
import { media, text } from '@hyangro/ui/theme';

/** The boxes of the raffle's page; its opening stands in the same ones. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: 56px;
  ${media.pc} { grid-template-columns: minmax(0, 560px) minmax(0, 1fr); gap: 56px; align-items: start; padding-top: 40px; }
`;

export const Photo = styled.div`
  margin-inline: calc(var(--page-margin) * -1);
  ${media.tablet} { margin-inline: 0; border-radius: var(--radius-shoulder); overflow: hidden; }
  ${media.pc} { position: sticky; top: 76px; }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-top: 20px;
  ${media.pc} { padding-top: 0; gap: 24px; }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 28px;
`;

export const Title = styled.h1`
  ${text.displayM}
  margin-top: 10px;
  ${media.pc} { ${text.displayL} }
`;
