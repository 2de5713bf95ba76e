import styled from '@emotion/styled';
import { useTerms, type Term } from '@hyangro/runtime';
import { GradeBadge, type Grade } from '@hyangro/ui/badge';
import tokens from '@hyangro/ui/tokens';
import { Columns, Name, Row } from '../../features/publ/parts';
import { Specimen } from '../../features/publ/specimen';
import { usePublWords } from '../../features/publ/words';

const GRADES = ['NEW', 'BRONZE', 'SILVER', 'GOLD', 'DIAMOND'] as const satisfies readonly Grade[];

/** Template 1: the tokens as pages have them, each by its CSS variable. */
export const ColoursAndType = () => {
  const t = usePublWords();
  const term = useTerms();
  return (
    <>
      <Specimen title={t('colours')}>
        <Swatches>
          {Object.entries(tokens.semantic.light).map(([name, value]) => (
            <li key={name}>
              <Swatch style={{ background: `var(--color-${name})` }} />
              <Name>
                {name} <br /> {value}
              </Name>
            </li>
          ))}
        </Swatches>
      </Specimen>
      <Specimen title={t('grades')}>
        <Row>
          {GRADES.map((grade) => (
            <GradeBadge key={grade} grade={grade}>
              {term(`grade.${grade}` satisfies Term)}
            </GradeBadge>
          ))}
        </Row>
      </Specimen>
      <Specimen title={t('type')}>
        <dl>
          {Object.entries(tokens.type).map(([name, { size, line, weight, track }]) => (
            <Line key={name}>
              <Name as="dt">
                {name} · {size}/{line} · {weight}
              </Name>
              <Sample style={{ font: `var(--text-${name})`, letterSpacing: track }}>{t('type.sample')}</Sample>
            </Line>
          ))}
        </dl>
      </Specimen>
      <Specimen title={t('space')}>
        <Row>
          {Object.entries(tokens.space).map(([name, value]) => (
            <div key={name}>
              <Name>{value}</Name>
              <Step style={{ width: `var(--space-${name})` }} />
            </div>
          ))}
        </Row>
      </Specimen>
      <Specimen title={t('radius')}>
        <Row>
          {Object.keys(tokens.radius).map((name) => (
            <div key={name}>
              <Name>{name}</Name>
              <Corner style={{ borderRadius: `var(--radius-${name})` }} />
            </div>
          ))}
        </Row>
      </Specimen>
      <Specimen title={t('shadow')}>
        <Columns>
          {Object.keys(tokens.shadow).map((name) => (
            <Shade key={name} style={{ boxShadow: `var(--shadow-${name})` }}>
              {name}
            </Shade>
          ))}
        </Columns>
      </Specimen>
    </>
  );
};

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(110px, 1fr));
  gap: 16px 12px;
`;
const Swatch = styled.div`
  height: 56px;
  margin-bottom: 6px;
  border-radius: var(--radius-control);
  box-shadow: inset 0 0 0 1px var(--color-line-strong);
`;
const Line = styled.div`padding-block: 10px; border-top: 1px solid var(--color-line);`;
const Sample = styled.dd`overflow-wrap: anywhere;`;
const Step = styled.div`height: 24px; background: var(--color-brand);`;
const Corner = styled.div`width: 96px; height: 64px; background: var(--color-brand-soft);`;
const Shade = styled.div`padding: 24px; border-radius: var(--radius-card); background: var(--color-bg);`;
