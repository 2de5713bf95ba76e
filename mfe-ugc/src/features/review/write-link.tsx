import { pathOf } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { useMessages } from '../../messages';

interface Props {
  productCd: string;
  /** There is nothing else to do here. */
  isMain?: boolean;
}

/** Leads to the form of a review of this product: whether a line of it waits for one is said there. */
export const WriteLink = ({ productCd, isMain = false }: Props) => {
  const t = useMessages();
  return (
    <LinkButton
      variant={isMain ? 'primary' : 'soft'}
      block={!isMain}
      to={`${pathOf('ReviewNew')}?productCd=${encodeURIComponent(productCd)}`}
    >
      {t('review.write')}
    </LinkButton>
  );
};
