import styled from '@emotion/styled';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { LanguageChips } from '@hyangro/commerce/language-chips';
import { useServices, useStore } from '@hyangro/runtime';
import { Container } from '@hyangro/ui/section';
import { Notice } from '@hyangro/ui/notice';
import { returnPath } from '../../features/common/return-path';
import { PasskeyLogin } from '../../features/passkey/passkey-login';
import { SnsButtons } from '../../features/sns/sns-buttons';
import { useMessages } from '../../messages';
import { CnLogin } from './cn-login';
import { EnLogin } from './en-login';
import { KoLogin } from './ko-login';
import { useLoginForm, usePhoneForm } from './login.form';
import { useStillLoggedIn } from './use-still-logged-in';
import { useWaitingGoods } from './use-waiting-goods';

const VARIANTS = { ko: KoLogin, en: EnLogin, cn: CnLogin };

/** One variant per language (§2). Whoever enters is back where they wanted to go, by name of the route, never by address. */
export default function LoginScreen() {
  const t = useMessages();
  const locale = useStore(useServices().locale);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const waiting = useWaitingGoods();
  const back = () => void navigate(returnPath(search, hash), { replace: true });
  useStillLoggedIn(back);
  const form = useLoginForm();
  const phoneForm = usePhoneForm();
  const Variant = VARIANTS[locale];
  return (
    <>
      <Container>
        <LanguageChips />
      </Container>
      <Variant
        form={form}
        phoneForm={phoneForm}
        onEntered={back}
        waiting={
          waiting > 0 && (
            <Waiting>
              <Notice tone="info">{t('login.goodsWait', { count: waiting })}</Notice>
            </Waiting>
          )
        }
      >
        <PasskeyLogin onEntered={back} />
        <SnsButtons />
      </Variant>
    </>
  );
}

const Waiting = styled.div`
  margin-bottom: var(--space-5);
`;
