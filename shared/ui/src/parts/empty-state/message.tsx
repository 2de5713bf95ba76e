import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { text } from '../../theme/text';

export interface MessageProps {
  drawing: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'alert' | 'status';
  /** The message is all the screen has: its line is the screen's heading. */
  isScreen?: boolean;
}

/** Drawing, a line, a word of help and a way on: what an empty, failed or coming screen has in common. */
export const Message = ({ drawing, title, text: words, action, role, isScreen }: MessageProps) => (
  <Box role={role}>
    {drawing}
    <Title as={isScreen ? 'h1' : 'p'}>{title}</Title>
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
