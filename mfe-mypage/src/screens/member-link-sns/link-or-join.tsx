import styled from '@emotion/styled';
import type { SnsProof } from '@hyangro/contracts/session/sns.contract';
import { useServices, useStore, useTerms } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { TextField } from '@hyangro/ui/field';
import { text } from '@hyangro/ui/theme';
import { useFieldText } from '../../features/common/use-field-text';
import { Actions, Fields, TaskPage } from '../../features/common/task-page';
import { SnsMark } from '../../features/common/sns-mark';
import { useEntryPath } from '../../features/common/use-entry-path';
import { useMessages } from '../../messages';
import { useLinkForm } from './use-link-form';

/** The two ways on with a proved account: the password of a member, or the sign-up, which its profile fills in. */
export const LinkOrJoin = ({ proof }: { proof: SnsProof }) => {
  const t = useMessages();
  const entryPath = useEntryPath();
  const term = useTerms();
  const textOf = useFieldText();
  const locale = useStore(useServices().locale);
  const { form, submit, isPending } = useLinkForm();
  const { errors } = form.formState;
  const provider = t(`sns.${proof.provider}`);
  const { openId, nickname, email } = proof;
  return (
    <TaskPage title={t('linkSns.title')} lead={term('login.a0008')}>
      <Account>
        <SnsMark provider={proof.provider} />
        {[provider, nickname, email].filter(Boolean).join(' · ')}
      </Account>
      <Heading>{t('linkSns.existing')}</Heading>
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
            type="password"
            autoComplete="current-password"
            error={textOf(errors.password?.message)}
            {...form.register('password')}
          />
        </Fields>
        <Actions>
          <Button type="submit" variant="primary" size="l" block loading={isPending}>
            {t('linkSns.link')}
          </Button>
        </Actions>
      </form>
      <Heading>{t('linkSns.new')}</Heading>
      <LinkButton variant="line" size="l" block to={entryPath(locale === 'ko' ? 'SignUp1' : 'Join')} state={{ openId, nickname, email }}>
        {t('linkSns.join')}
      </LinkButton>
    </TaskPage>
  );
};

const Account = styled.p`
  display: flex;
  align-items: center;
  padding: var(--space-4);
  border-radius: var(--radius-shoulder-s);
  background: var(--color-bg-sunken);
  overflow-wrap: anywhere;
`;
const Heading = styled.h2`
  ${text.titleM}
  margin: var(--space-7) 0 var(--space-4);
`;
