import { StepDots } from '@hyangro/ui/progress';
import styled from '@emotion/styled';
import { useMessages } from '../../messages';

/** Where the shopper is in the sign-up: 0 terms, 1 phone, 2 details. */
export const SignUpSteps = ({ current }: { current: 0 | 1 | 2 }) => {
  const t = useMessages();
  return (
    <Place>
      <StepDots steps={[t('step.terms'), t('step.phone'), t('step.details')]} current={current} />
    </Place>
  );
};

const Place = styled.div`
  max-width: 440px;
  margin: 0 auto;
  padding: var(--space-5) var(--space-4) 0;
`;
