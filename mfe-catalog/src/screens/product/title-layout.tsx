import styled from '@emotion/styled';
import { text } from '@hyangro/ui/theme';

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;
/** Look of the brand's name, which leads to the brand. */
export const brand = `
  display: inline-flex;
  align-items: center;
  gap: 1px;
  min-height: 32px;
  font: 700 14px/1.4 var(--font-sans);
`;
export const Tags = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  a {
    padding: 4px 0;
  }
`;
export const Name = styled.h1(text.titleL);
export const Summary = styled.p`
  margin-top: 2px;
  font-size: 14px;
  line-height: 1.5;
  color: var(--color-text-2);
`;
export const Voices = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 8px;
  margin-top: 4px;
  font-size: 13px;
  a {
    padding: 8px 0;
    color: var(--color-text-2);
    text-decoration: underline;
    text-decoration-color: var(--color-line-strong);
    text-underline-offset: 3px;
  }
`;
export const Money = styled.div`
  margin-top: 10px;
`;
