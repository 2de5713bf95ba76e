import styled from '@emotion/styled';
import type { SnsProvider } from '@hyangro/contracts/session/sns-providers';
import { useServices, useSingleMutation } from '@hyangro/runtime';
import { Button, wrapped } from '@hyangro/ui/button';
import { useMessages } from '../../messages';
import { SnsMark } from './sns-mark';

interface Props {
  providers: readonly SnsProvider[];
  /** Where the login leads, as the query of an address. */
  target: string;
}

/** A button for each provider: a press leaves the page for a login there. */
export const SnsLoginButtons = ({ providers, target }: Props) => {
  const t = useMessages();
  const services = useServices();
  const login = useSingleMutation({
    mutationKey: ['mypage', 'sns-login'],
    mutationFn: (provider: SnsProvider) => services.api('POST /login/sns/:provider', { params: { provider }, body: { target } }),
    onSuccess: ({ redirectUrl }) => window.location.assign(redirectUrl),
    onError: (error) => services.reportError(error),
  });
  return providers.map((provider) => (
    <Way
      key={provider}
      type="button"
      variant="line"
      size="l"
      block
      loading={login.variables === provider && (login.isPending || login.isSuccess)}
      onClick={() => void login.start(provider)}
    >
      <SnsMark provider={provider} />
      {t('sns.continue', { provider: t(`sns.${provider}`) })}
    </Way>
  ));
};

/** Names of providers are long. */
const Way = styled(Button)(wrapped);
