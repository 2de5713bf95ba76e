import { useState } from 'react';
import { RANKED_ROWS } from '@hyangro/contracts/constants';
import { Tabs } from '@hyangro/ui/tabs';
import { useListPlaces } from './use-list-places';
import { useSwipe } from './use-swipe';
import { productsOf } from '../../data/layout.model';
import { useMessages } from '../../messages';
import { BlockSection } from '../../features/block/block-section';
import type { DisplayProps } from '../display.props';
import { RankedPanel } from './ranked-panel';

/** Type 6: ranks behind tabs of virtual categories; a swipe goes to the next tab, and the tab follows it (D-06, ST-RANK-03). */
export const RankedList = ({ display, items, layout }: DisplayProps) => {
  const t = useMessages();
  const tabs = items.filter((item) => item.virtualCategoryCd && productsOf(layout, item).length > 0);
  const [selected, setSelected] = useState(tabs[0]?.virtualCategoryCd ?? '');
  const [goesOn, setGoesOn] = useState(false);
  const at = Math.max(
    0,
    tabs.findIndex((item) => item.virtualCategoryCd === selected),
  );
  const item = tabs[at];
  const [list, leave] = useListPlaces(item?.virtualCategoryCd ?? '');
  const select = (tab: string) => {
    leave();
    setSelected(tab);
  };

  const { offset, handlers } = useSwipe((step) => {
    const next = tabs[at + step]?.virtualCategoryCd;
    if (next) select(next);
  });
  if (!item?.virtualCategoryCd) return null;

  const name = `rank-${layout.layoutCd}-${display.seq}`;
  const chips = tabs.length > 1 && (
    <Tabs
      look="chip"
      name={name}
      label={display.title ?? t('rank.label')}
      value={item.virtualCategoryCd}
      onChange={select}
      items={tabs.map((tab) => ({ value: tab.virtualCategoryCd ?? '', label: tab.virtualCategoryNm ?? '' }))}
    />
  );
  return (
    <BlockSection display={display} aside={chips}>
      <div ref={list} {...handlers} style={{ touchAction: 'pan-y', transform: offset ? `translateX(${offset * 0.4}px)` : undefined }}>
        <RankedPanel
          key={item.virtualCategoryCd}
          name={name}
          isTab={tabs.length > 1}
          item={item}
          first={productsOf(layout, item)}
          rows={{ mobile: display.slidesPerViewMobile ?? RANKED_ROWS.mobile, pc: display.slidesPerViewPc ?? RANKED_ROWS.pc }}
          goesOn={goesOn}
          onGoOn={() => setGoesOn(true)}
        />
      </div>
    </BlockSection>
  );
};
