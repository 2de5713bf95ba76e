import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { TermsDocCd } from '@hyangro/contracts/help/terms.contract';
import { useServices, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { Spinner } from '@hyangro/ui/spinner';
import { useMessages } from '../../messages';
import { termsQueries } from '../../data/terms.queries';

interface Props {
  docCd: TermsDocCd;
  /** Id for the button that opens it. */
  id: string;
}

/** The whole text behind an agreement, read without leaving the sign-up. */
export const AgreementText = ({ docCd, id }: Props) => {
  const t = useMessages();
  const term = useTerms();
  const { data, isError, refetch } = useQuery(termsQueries.document(useServices(), docCd));
  return (
    <Box id={id} role="region" aria-label={data?.title ?? t('terms.text')} tabIndex={0}>
      {data && (
        <>
          <h2>{data.title}</h2>
          <p>{t('terms.since', { version: data.version, date: data.effectiveDate })}</p>
          {data.sampleNotice && <Notice tone="warn">{data.sampleNotice}</Notice>}
          {data.sections.map(({ heading, body }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <p>{body}</p>
            </section>
          ))}
        </>
      )}
      {isError && (
        <>
          <p role="alert">{t('terms.failed')}</p>
          <Button type="button" size="s" variant="line" onClick={() => void refetch()}>
            {term('action.retry')}
          </Button>
        </>
      )}
      {!data && !isError && <Spinner label={t('terms.text')} />}
    </Box>
  );
};

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  height: 240px;
  margin-bottom: var(--space-3);
  padding: var(--space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: var(--radius-tile);
  background: var(--color-bg-sunken);
  font-size: 13px;
  color: var(--color-text-2);
  h2,
  h3 {
    font-weight: 700;
    color: var(--color-text);
  }
  p {
    white-space: pre-line;
  }
`;
