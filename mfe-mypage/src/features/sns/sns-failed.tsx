import { useSearchParams } from 'react-router-dom';
import { SNS_FAILURES, SNS_FAILURE_PARAM } from '@hyangro/contracts/wire-names';
import { Notice } from '@hyangro/ui/notice';
import { useMessages } from '../../messages';

/** Why the shopper is back from a provider without what they went for; nothing where they were not there. */
export const SnsFailed = () => {
  const t = useMessages();
  const [search] = useSearchParams();
  const failure = SNS_FAILURES.find((each) => each === search.get(SNS_FAILURE_PARAM));
  return failure ? (
    <Notice tone="warn" role="status">
      {t(`sns.failed${failure}`)}
    </Notice>
  ) : null;
};
