import styled from '@emotion/styled';
import { CircleAlert } from '../../icons';

export const CircleAlertIcon = () => <Mark size={15} strokeWidth={1.9} />;

const Mark = styled(CircleAlert)`
  flex: none;
  margin-top: 1.5px;
`;
