import styled from '@emotion/styled';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { LOGIN_LOCK } from '@hyangro/contracts/constants';
import { LOGIN_FAILED, LOGIN_LOCKED } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal, pathOf, useServices, useSingleMutation, useStore, useTerms } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { CheckboxField, TextField } from '@hyangro/ui/field';
import { Notice } from '@hyangro/ui/notice';
import { useFieldText } from '../../features/common/use-field-text';
import { Actions, Fields, TaskPage } from '../../features/common/task-page';
import { useMessages } from '../../messages';
import { useLoginForm, type LoginValues } from './login.form';
import { returnPath } from './login.url';
import { useStillLoggedIn } from './use-still-logged-in';
import { useWaitingGoods } from './use-waiting-goods';

/** From the third wrong password on, the lock is explained. */
const EXPLAIN_LOCK_FROM = 3;

export default function LoginScreen() {
  const t = useMessages();
  const term = useTerms();
  const textOf = useFieldText();
  const services = useServices();
  const locale = useStore(services.locale);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useLoginForm();
  const [isShown, setShown] = useState(false);
  const [warning, setWarning] = useState<'count' | 'lock' | null>(null);
  const waiting = useWaitingGoods();
  const back = () => void navigate(returnPath(search), { replace: true });
  useStillLoggedIn(back);

  const login = useSingleMutation({
    mutationKey: ['mypage', 'login'],
    mutationFn: async (values: LoginValues) => {
      const member = await services.api('POST /login', { body: values });
      await services.sessionStarted(member);
    },
    onSuccess: back,
    onError: async (error) => {
      setWarning(warningOf(error));
      await services.reportError(error);
      form.setFocus('password', { shouldSelect: true });
    },
  });
  const submit = form.handleSubmit((values) => login.start(values));
  const { errors, isSubmitting } = form.formState;
  return (
    <TaskPage title={t('login.heading')} lead={t('login.lead')}>
      {waiting > 0 && (
        <Waiting>
          <Notice tone="info">{t('login.goodsWait', { count: waiting })}</Notice>
        </Waiting>
      )}
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Fields>
          <TextField
            label={t('field.loginId')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={textOf(errors.loginId?.message)}
            {...form.register('loginId')}
          />
          <TextField
            label={t('field.password')}
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            error={textOf(errors.password?.message)}
            {...form.register('password')}
          />
          <CheckboxField label={t('field.showPassword')} checked={isShown} onChange={(event) => setShown(event.currentTarget.checked)} />
          {warning && <Notice tone="warn">{t(warning === 'lock' ? 'login.locked' : 'login.lockSoon', { ...LOGIN_LOCK })}</Notice>}
        </Fields>
        <Actions>
          <Button type="submit" variant="primary" size="l" block loading={isSubmitting}>
            {term('action.login')}
          </Button>
          <LinkButton variant="line" size="l" block to={pathOf(locale === 'ko' ? 'SignUp1' : 'Join')}>
            {t('login.join')}
          </LinkButton>
        </Actions>
      </form>
      <Help>
        <Link to={pathOf('FindId')}>{t('login.findId')}</Link>
        <Link to={pathOf('FindPassword')}>{t('login.findPassword')}</Link>
      </Help>
      <Perk>{t('login.perk')}</Perk>
    </TaskPage>
  );
}

function warningOf(error: unknown): 'count' | 'lock' | null {
  if (isRefusal(error, 'POST /login', LOGIN_LOCKED)) return 'lock';
  return isRefusal(error, 'POST /login', LOGIN_FAILED) && error.body.args[0] >= EXPLAIN_LOCK_FROM ? 'count' : null;
}

const Help = styled.p`
  display: flex;
  justify-content: center;
  margin-top: var(--space-4);
  font-size: 14px;
  color: var(--color-text-2);
  a { display: inline-flex; align-items: center; min-height: var(--size-tap); padding: 0 var(--space-3); }
  a + a { box-shadow: inset 1px 0 0 var(--color-line); }
`;
const Waiting = styled.div`margin-bottom: var(--space-5);`;
const Perk = styled.p`
  margin-top: var(--space-5);
  padding: var(--space-4);
  border-radius: var(--radius-shoulder-s);
  background: var(--color-brand-soft);
  color: var(--color-brand);
  font-size: 14px;
  text-align: center;
`;
