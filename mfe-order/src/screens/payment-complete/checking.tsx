import styled from '@emotion/styled';
import { Spinner } from '@hyangro/ui/spinner';
import { text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

/** The provider's answer is on its way. */
export const Checking = () => {
  const t = useMessages();
  return (
    <Box role="status">
      <Spinner size={36} />
      <b>{t('complete.checking')}</b>
      <p>{t('complete.checkingText')}</p>
    </Box>
  );
};

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 96px var(--page-margin);
  text-align: center;
  color: var(--color-brand);
  b { ${text.titleM} margin-top: 14px; color: var(--color-text); }
  p { font-size: 14px; color: var(--color-text-2); }
`;
