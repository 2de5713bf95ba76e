import { Button } from '@hyangro/ui/button';
import { Check, Scale } from '@hyangro/ui/icons';
import type { ComparedProduct } from '../../data/compare-list';
import { useMessages } from '../../messages';
import { useCompareToggle } from './use-compare';

/** Takes a product into the comparison, from its own page. */
export const CompareButton = ({ product }: { product: ComparedProduct }) => {
  const t = useMessages();
  const { isCompared, toggle } = useCompareToggle(product);
  const Icon = isCompared ? Check : Scale;
  return (
    <Button type="button" variant="text" size="s" aria-pressed={isCompared} onClick={toggle}>
      <Icon size={18} />
      {t('compare.one')}
    </Button>
  );
};
