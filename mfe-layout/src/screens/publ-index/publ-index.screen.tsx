import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { TEMPLATES } from '../../features/publ/templates';
import { usePublWords } from '../../features/publ/words';
import { Container } from '@hyangro/ui/section';
import { text } from '@hyangro/ui/theme';

/** All design templates (R-OTH-09). */
export default function PublIndexScreen() {
  const t = usePublWords();
  return (
    <Page>
      <Title>{t('index.title')}</Title>
      <Lead>{t('index.text')}</Lead>
      <List>
        {TEMPLATES.map(({ key, to }) => (
          <li key={key}>
            <Way to={to}>
              <b>{t(`${key}.title`)}</b>
              <span>{t(`${key}.text`)}</span>
            </Way>
          </li>
        ))}
      </List>
    </Page>
  );
}

const Page = styled(Container)`padding-block: 24px 80px;`;
const Title = styled.h1(text.titleL);
const Lead = styled.p`margin-top: 4px; color: var(--color-text-2);`;
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: 12px var(--gutter);
  margin-top: 24px;
`;
const Way = styled(Link)`
  display: grid;
  align-content: start;
  gap: 4px;
  height: 100%;
  padding: 20px;
  border-radius: var(--radius-shoulder);
  background: var(--color-tile);
  b { ${text.titleM} }
  span { font-size: 14px; color: var(--color-text-2); }
`;
