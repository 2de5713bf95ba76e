import styled from '@emotion/styled';
import type { SnsProvider } from '@hyangro/contracts/session/sns-providers';

const LETTERS: Readonly<Record<SnsProvider, string>> = { kakao: 'K', naver: 'N', google: 'G', wechat: '微' };

/** Sign of a provider beside its name. */
export const SnsMark = ({ provider }: { provider: SnsProvider }) => <Mark aria-hidden="true">{LETTERS[provider]}</Mark>;

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  margin-right: var(--space-2);
  border-radius: 50%;
  background: var(--color-brand-soft);
  color: var(--color-brand);
  font: 700 13px/1 var(--font-sans);
`;
