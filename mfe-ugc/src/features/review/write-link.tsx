import { pathOf } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { useMessages } from '../../messages';

/** Leads to the form of a review of this product: whether a line of it waits for one is said there. */
export const WriteLink = ({ productCd }: { productCd: string }) => {
  const t = useMessages();
  return (
    <LinkButton variant="soft" block to={`${pathOf('ReviewNew')}?productCd=${encodeURIComponent(productCd)}`}>
      {t('review.write')}
    </LinkButton>
  );
};
