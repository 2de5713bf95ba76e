import styled from '@emotion/styled';
import { CONSENT_PATH } from '@hyangro/contracts/wire-names';
import { TextPage } from '../../features/text-page/text-page';
import { useMessages } from '../../messages';

export default function PrivacyPolicyScreen() {
  const t = useMessages();
  return (
    <TextPage docCd="PRIVACY" route="PrivacyPolicy">
      {/* A page of the shell's server, no screen. */}
      <Choice href={CONSENT_PATH}>{t('text.cookies')}</Choice>
    </TextPage>
  );
}

const Choice = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--size-tap);
  justify-self: start;
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 3px;
`;
