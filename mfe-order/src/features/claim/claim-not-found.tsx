import { pathOf } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { useMessages } from '../../messages';

/** A claim that does not exist, or belongs to another member: both get the same answer (P-11). */
export const ClaimNotFound = () => {
  const t = useMessages();
  return (
    <NotFoundPanel title={t('claim.missing')} text={t('claim.missingText')} onward={{ to: pathOf('Claims'), label: t('claims.title') }} />
  );
};
