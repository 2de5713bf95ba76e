import type { RecommendedCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { Rail } from '@hyangro/ui/carousel';
import { ProductCardSkeleton } from '@hyangro/ui/product-card';
import { productsPerView } from '../../data/layout.model';
import { recentReason } from '../../data/picks.model';
import { BlockSection } from '../../features/block/block-section';
import { ProductRail } from '../../features/products/product-rail';
import { useMessages } from '../../messages';
import type { DisplayProps } from '../display.props';

interface RecentRailProps extends Pick<DisplayProps, 'display' | 'layout'> {
  /** Null: on their way. */
  cards: readonly RecommendedCard[] | null;
}

const WAITING = [1, 2, 3, 4];

/** Heading, reason and cards. A visitor reads the display's own title, or a generic one (P-AI-1). */
export const RecentRail = ({ display, layout, cards }: RecentRailProps) => {
  const t = useMessages();
  const { memNm } = layout;
  const title = memNm ? t('recents.member.heading', { memNm }) : (display.title ?? t('recents.visitor.heading'));
  const reason = cards && recentReason(cards);
  return (
    <BlockSection display={display} title={title} reason={reason ? t(reason.why, { names: reason.names }) : '\u00a0'}>
      {cards ? (
        <ProductRail products={cards} label={title} display={display} />
      ) : (
        <Rail label={title} perView={productsPerView(display)}>
          {WAITING.map((n) => (
            <ProductCardSkeleton key={n} look="rail" />
          ))}
        </Rail>
      )}
    </BlockSection>
  );
};
