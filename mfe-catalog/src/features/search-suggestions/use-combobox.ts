import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Options {
  field: HTMLInputElement;
  /** Id of the listbox; its options are `<listId>-<number>`. */
  listId: string;
  optionCount: number;
  /** At each change of the text, and once for what stands there already. `isComposing`: an input method is halfway. */
  onText(text: string, isComposing: boolean): void;
}

/**
 * Makes a text field the head of a listbox (WAI-ARIA combobox with manual selection): arrows move through the options, Enter presses
 * the active one, Escape closes, Home and End go back into the text. Focus stays in the field.
 */
export function useCombobox({ field, listId, optionCount, onText }: Options) {
  const [isWanted, setWanted] = useState(() => document.activeElement === field);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && optionCount > 0;
  const at = active < optionCount ? active : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  const handlers = {
    focus() {
      setWanted(true);
      // The page may have written into the field since.
      onText(field.value, false);
    },
    blur: () => setWanted(false),
    /** A press on a field that has the focus already. */
    click: () => setWanted(true),
    input(event: Event) {
      setActive(-1);
      setWanted(true);
      onText(field.value, event instanceof InputEvent && event.isComposing);
    },
    compositionend: () => onText(field.value, false),
    keydown(event: KeyboardEvent) {
      // Enter and arrows belong to the input method; Safari says so by the code alone.
      if (event.isComposing || event.keyCode === 229) {
        if (event.key === 'Enter') event.preventDefault();
        return;
      }
      if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        setWanted(false);
        setActive(-1);
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        if (isOpen) setActive(stepFrom(at, event.key === 'ArrowDown' ? 1 : -1, optionCount));
        setWanted(true);
      } else if (event.key === 'Enter' && isOpen && at >= 0) {
        event.preventDefault();
        document.getElementById(optionId(at))?.click();
      } else if (event.key === 'Home' || event.key === 'End') setActive(-1);
    },
  };
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    const close = () => setWanted(false);
    const { form } = field;
    form?.addEventListener('submit', close);
    const listeners = (['focus', 'blur', 'click', 'input', 'compositionend', 'keydown'] as const).map((name) => {
      const listener = (event: Event) => (latest.current[name] as (event: Event) => void)(event);
      field.addEventListener(name, listener);
      return () => field.removeEventListener(name, listener);
    });
    // What was typed while this code came.
    latest.current.compositionend();
    return () => {
      form?.removeEventListener('submit', close);
      for (const stop of listeners) stop();
      for (const name of [...Object.keys(attributes), 'aria-expanded', 'aria-activedescendant']) field.removeAttribute(name);
    };
  }, [field, listId]);

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && at >= 0) {
      field.setAttribute('aria-activedescendant', optionId(at));
      document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
    } else field.removeAttribute('aria-activedescendant');
  });

  return { isOpen, active: at, optionId, close: () => setWanted(false) };
}

/** The next option; from the last, and before the first, back to the text (-1). */
const stepFrom = (at: number, step: 1 | -1, count: number): number => ((at + 1 + step + count + 1) % (count + 1)) - 1;
