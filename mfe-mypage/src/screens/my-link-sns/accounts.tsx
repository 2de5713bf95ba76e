import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { SnsLink } from '@hyangro/contracts/session/sns.contract';
import { SNS_PROVIDERS, type SnsProvider } from '@hyangro/contracts/session/sns-providers';
import { SNS_LINKED_PARAM } from '@hyangro/contracts/wire-names';
import { useServices, useSingleMutation, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Notice } from '@hyangro/ui/notice';
import { SNS_LINK_KEY, snsUnlink } from '../../data/sns.mutations';
import { snsQueries } from '../../data/sns.queries';
import { dayText } from '../../features/common/day-text';
import { useRecentProof } from '../../features/proof/use-recent-proof';
import { SnsFailed } from '../../features/sns/sns-failed';
import { SnsMark } from '../../features/common/sns-mark';
import { useMessages } from '../../messages';
import { WayRow, WayWords, WaysSection } from './ways-section';

/** Accounts of providers: linked ones can be taken away, except the last way in; others are linked at their provider. */
export const Accounts = () => {
  const t = useMessages();
  const { withProof, proofSheet } = useRecentProof();
  const { data: links } = useSuspenseQuery(snsQueries.links(useServices()));
  const [search] = useSearchParams();
  const linked = SNS_PROVIDERS.find((each) => each === search.get(SNS_LINKED_PARAM));
  return (
    <WaysSection title={t('waysIn.accounts')}>
      <SnsFailed />
      {linked && (
        <Notice tone="genuine" role="status">
          {t('waysIn.linked', { provider: t(`sns.${linked}`) })}
        </Notice>
      )}
      {links.length === 0 ? (
        <EmptyState title={t('waysIn.noAccounts')} />
      ) : (
        <ul>
          {links.map((link) => (
            <Account key={link.provider} link={link} withProof={withProof} />
          ))}
        </ul>
      )}
      {proofSheet}
    </WaysSection>
  );
};

interface Props {
  link: SnsLink;
  withProof: ReturnType<typeof useRecentProof>['withProof'];
}

const Account = ({ link: { provider, linkedAt, canUnlink }, withProof }: Props) => {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const name = t(`sns.${provider}`);
  const unlink = useSingleMutation({ mutationKey: SNS_LINK_KEY, ...snsUnlink(services, withProof) });
  const link = useSingleMutation({
    mutationKey: SNS_LINK_KEY,
    mutationFn: (asked: SnsProvider) => withProof(() => services.api('POST /member/sns/:provider', { params: { provider: asked } })),
    onSuccess: ({ redirectUrl }) => window.location.assign(redirectUrl),
    onError: (error) => services.reportError(error),
  });
  const takeAway = async () => {
    if (!(await services.confirm(t('waysIn.unlinkAsk', { provider: name }), { ok: t('waysIn.unlink') }))) return;
    if (await unlink.start(provider)) services.toast(term('login.a0009'));
  };
  return (
    <WayRow>
      <SnsMark provider={provider} />
      <WayWords>
        <b>{name}</b>
        <span>{linkedAt ? t('waysIn.linkedOn', { day: dayText(linkedAt) }) : t('waysIn.notLinked')}</span>
        {linkedAt && !canUnlink && <span>{term('login.a0010')}</span>}
      </WayWords>
      {linkedAt ? (
        <Button
          type="button"
          variant="line"
          size="m"
          disabled={!canUnlink}
          loading={unlink.isPending}
          aria-label={t('waysIn.unlinkOf', { provider: name })}
          onClick={() => void takeAway()}
        >
          {t('waysIn.unlink')}
        </Button>
      ) : (
        <Button
          type="button"
          variant="soft"
          size="m"
          loading={link.isPending || link.isSuccess}
          aria-label={t('waysIn.linkOf', { provider: name })}
          onClick={() => void link.start(provider)}
        >
          {t('waysIn.link')}
        </Button>
      )}
    </WayRow>
  );
};
