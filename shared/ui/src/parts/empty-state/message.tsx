import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { text } from '../../theme/text';

export interface MessageProps {
  drawing: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'alert' | 'status';
}

/** Drawing, a line, a word of help and a way on: what an empty, failed or coming screen has in common. */
export const Message = ({ drawing, title, text: words, action, role }: MessageProps) => (
  <Box role={role}>
    {drawing}
    <Title>{title}</Title>
    {words && <Words>{words}</Words>}
    {action && <Action>{action}</Action>}
  </Box>
);

const Box = styled.div`
  display: grid;
  justify-items: center;
  padding: 56px var(--page-margin);
  text-align: center;
`;

const Title = styled.p`
  ${text.titleM}
  margin-top: 20px;
`;

const Words = styled.p`
  margin-top: 6px;
  max-width: 34em;
  font-size: 14px;
  color: var(--color-text-2);
  white-space: pre-line;
`;

const Action = styled.div`
  margin-top: 20px;
  display: flex;
  gap: 8px;
`;
