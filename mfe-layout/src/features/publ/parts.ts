import styled from '@emotion/styled';

/** Parts of one kind beside each other. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;
/** As many in a row as there is room for; `--least` is the least width of one. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--least, 240px), 100%), 1fr));
  align-items: start;
  gap: 24px var(--gutter);
`;
/** What stands over a part: its name, or a value. */
export const Name = styled.p`
  margin-bottom: 8px;
  font: 500 13px/1.4 var(--font-sans);
  color: var(--color-text-2);
  overflow-wrap: anywhere;
`;
/** Keeps what sticks or floats inside its own box. */
export const Stand = styled.div`
  position: relative;
  contain: layout paint;
  border-radius: var(--radius-card);
  box-shadow: inset 0 0 0 1px var(--color-line);
`;
