import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { ChevronLeft } from '@hyangro/ui/icons';
import { Container } from '@hyangro/ui/section';
import { text } from '@hyangro/ui/theme';
import type { TemplateKey } from './templates';
import { usePublWords } from './words';

/** Frame of a design template: its name, what it shows, the way to all of them. */
export const TemplatePage = ({ template, children }: { template: TemplateKey; children: ReactNode }) => {
  const t = usePublWords();
  return (
    <Page>
      <Container>
        <Way to={pathOf('PublIndex')}>
          <ChevronLeft size={18} /> {t('toIndex')}
        </Way>
        <Title>{t(`${template}.title`)}</Title>
        <Lead>{t(`${template}.text`)}</Lead>
      </Container>
      {children}
    </Page>
  );
};

const Page = styled.div`padding-bottom: 80px;`;
const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: var(--size-tap);
  margin-top: 12px;
  font-size: 14px;
  color: var(--color-text-2);
`;
const Title = styled.h1(text.titleL);
const Lead = styled.p`margin-top: 4px; color: var(--color-text-2);`;
