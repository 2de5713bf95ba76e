import styled from '@emotion/styled';
import { Link } from 'react-router-dom';

/** A row of a panel that leads on: a parcel, a claim. */
export const PanelRow = styled(Link)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: var(--size-tap);
  font-size: 14px;
  b { font-weight: 600; }
`;
