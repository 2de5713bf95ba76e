import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { CircleAlert, Info, ShieldCheck } from '../../icons';
import { tones } from '../../theme/tones';

export interface NoticeProps {
  tone: 'genuine' | 'info' | 'warn' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  /** At the end: a link or a small button. */
  action?: ReactNode;
  /** `alert` for what has just gone wrong; silent by default. */
  role?: 'alert' | 'status' | 'note';
}

const ICONS = { genuine: ShieldCheck, info: Info, warn: CircleAlert, danger: CircleAlert };

/** A message in the page's flow. */
export const Notice = ({ tone, title, children, action, role }: NoticeProps) => {
  const Icon = ICONS[tone];
  return (
    <Box role={role} data-tone={tone}>
      <Icon size={20} />
      <Words>
        {title && <b>{title}</b>}
        {title && children ? ' ' : null}
        {children}
      </Words>
      {action}
    </Box>
  );
};

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding: 13px 14px;
  border-radius: var(--radius-control);
  font-size: 13px;
  line-height: 20px;
  letter-spacing: -0.02em;
  > svg {
    flex: none;
  }
  ${tones('genuine', 'info', 'warn', 'danger')}
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;
