import styled from '@emotion/styled';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { chipLook, scrollRow } from '../chip/look';
import { tabId } from './panel';

export interface TabItem {
  value: string;
  label: ReactNode;
}

export interface TabsProps {
  value: string;
  onChange: (value: string) => void;
  items: readonly TabItem[];
  look: 'underline' | 'chip';
  /** Read aloud as the name of the set. */
  label: string;
  /** Stays under the header while the page scrolls. */
  sticky?: boolean;
  /** Tells two sets on one page apart; give it to `tabPanelProps` too. */
  name?: string;
}

/** Tabs with one stop in the tab order; arrows, Home and End move and select. The panels are the caller's. */
export const Tabs = ({ value, onChange, items, look, label, sticky, name = 'main' }: TabsProps) => {
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const to = stepOf(
      event.key,
      items.findIndex((item) => item.value === value),
      items.length,
    );
    const item = to === null ? undefined : items[to];
    if (to === null || !item) return;
    event.preventDefault();
    onChange(item.value);
    const tab = list.current?.children[to];
    if (tab instanceof HTMLElement) tab.focus();
  };

  const selected = items.some((item) => item.value === value) ? value : items[0]?.value;
  return (
    <List ref={list} role="tablist" aria-label={label} data-look={look} data-sticky={sticky || undefined} onKeyDown={handleKeyDown}>
      {items.map((item) => (
        <Tab
          key={item.value}
          type="button"
          role="tab"
          id={tabId(name, item.value)}
          aria-selected={item.value === value}
          tabIndex={item.value === selected ? 0 : -1}
          data-look={look}
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </Tab>
      ))}
    </List>
  );
};

const stepOf = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
};

const List = styled.div`
  ${scrollRow}
  &[data-look='underline'] {
    gap: 0;
    box-shadow: inset 0 -1px 0 var(--color-line);
    background: var(--color-bg);
  }
  &[data-look='chip'] {
    margin-inline: calc(var(--page-margin) * -1);
    padding: 4px var(--page-margin);
  }
  &[data-sticky] {
    position: sticky;
    top: var(--sticky-top, var(--size-header));
    z-index: var(--z-sticky);
    background: var(--color-bg);
  }
`;

const Tab = styled.button`
  &[data-look='chip'] {
    ${chipLook}
  }
  &[data-look='underline'] {
    flex: 1 0 auto;
    height: 50px;
    padding: 0 14px;
    font: 500 15px/1 var(--font-sans);
    letter-spacing: -0.02em;
    white-space: nowrap;
    color: var(--color-text-2);
    &:focus-visible {
      outline-offset: -3px;
    }
    &[aria-selected='true'] {
      color: var(--color-text);
      font-weight: 700;
      box-shadow: inset 0 -2.5px 0 var(--color-brand);
    }
  }
`;
