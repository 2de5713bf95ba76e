import { useRef, useState } from 'react';
import { tabPanelProps, Tabs } from '@hyangro/ui/tabs';
import { tabsOf } from '../../data/tabs.model';
import { BlockSection } from '../../features/block/block-section';
import type { DisplayProps } from '../display.props';
import { LayoutPanel } from './layout-panel';

/** Type 13: tabs that show other layouts. One whose layout there is not is left out (D-13). */
export const LayoutTabs = ({ display, items, layout, path, nesting }: DisplayProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState('');
  /** Height of the panel that was left, px: the room of the one that is on its way. */
  const [room, setRoom] = useState<number>();
  const tabs = tabsOf(items, path).filter(({ layoutCd }) => !missing.includes(layoutCd));
  const tab = tabs.find(({ seq }) => String(seq) === chosen) ?? tabs[0];
  if (!tab) return null;

  const name = `${path.join('-')}-${display.seq}`;
  const choose = (seq: string) => {
    setRoom(panel.current?.offsetHeight);
    setChosen(seq);
  };
  return (
    <>
      <BlockSection display={display}>
        <Tabs
          look="underline"
          name={name}
          label={display.title ?? layout.layoutNm}
          value={String(tab.seq)}
          onChange={choose}
          items={tabs.map((entry) => ({ value: String(entry.seq), label: entry.name }))}
        />
      </BlockSection>
      <div ref={panel} {...tabPanelProps(String(tab.seq), name)}>
        <LayoutPanel
          key={tab.layoutCd}
          layoutCd={tab.layoutCd}
          path={path}
          room={room}
          nesting={nesting}
          onMissing={() => setMissing((codes) => [...codes, tab.layoutCd])}
        />
      </div>
    </>
  );
};
