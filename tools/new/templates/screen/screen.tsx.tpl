import styled from '@emotion/styled';
import { Container } from '@hyangro/ui/section';
import { text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

/** {{title}}. */
export default function {{component}}() {
  const t = useMessages();
  return (
    <Container>
      <Title>{t('{{key}}.title')}</Title>
    </Container>
  );
}

const Title = styled.h1`
  ${text.displayM}
  padding-block: 24px 56px;
`;
