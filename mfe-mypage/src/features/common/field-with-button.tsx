import styled from '@emotion/styled';

/** A form of one field: the button stands beside it, whatever is said below that. */
export const FieldWithButton = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  > button {
    height: 48px;
    min-height: 0;
    margin-top: 26px;
  }
`;
