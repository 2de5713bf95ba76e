import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { REFUSALS } from '@hyangro/contracts/errors/refusals';
import { useServices } from '@hyangro/runtime';
import { Section } from '@hyangro/ui/section';
import { codeTextsQuery } from '../../data/code-texts.queries';
import { usePublWords } from '../../features/publ/words';

/** Every refusal of the shop with its code and its words; their values stand as places (ERR-M10). */
export default function RefusalList() {
  const t = usePublWords();
  const services = useServices();
  const { data: texts = {} } = useQuery(codeTextsQuery(services));
  const terms = services.i18n.getResourceBundle(services.locale.get(), 'terms') ?? {};
  return (
    <Section title={t('refusals')}>
      <List>
        {Object.entries(REFUSALS).map(([name, { status, exceptionName, messageCode }]) => (
          <li key={name}>
            <code translate="no">
              {status} {exceptionName} {messageCode}
            </code>
            <p>{terms[messageCode] ?? texts[messageCode]}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  li {
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
  }
  code { font-size: 12px; color: var(--color-text-2); overflow-wrap: anywhere; }
`;
