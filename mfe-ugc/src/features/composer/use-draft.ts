import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { AUTOSAVE_MS } from '@hyangro/contracts/constants';
import { newKey, useServices, type ShellServices } from '@hyangro/runtime';
import { draftsOf, type DraftKey, type Drafts } from './drafts';

/** What a form begins with: a draft that was left, or nothing. */
export interface Begun<Values> {
  drafts: Drafts;
  slot: string;
  draftCd: string;
  /** Null without a draft. */
  values: Values | null;
}

/** Looks for a draft of the member. A session that ends meanwhile changes nothing: the draft stays theirs. */
export function useBegun<Values>(key: DraftKey, slot: string, read: (values: unknown) => Values | null): Begun<Values> {
  const services = useServices();
  return useMemo(() => begin(services, key, slot, read), [services, key, slot, read]);
}

function begin<Values>(services: ShellServices, key: DraftKey, slot: string, read: (values: unknown) => Values | null): Begun<Values> {
  const drafts = draftsOf(services, key, services.session.get().member?.memCd ?? '');
  const found = drafts.find((each) => each === slot);
  return { drafts, slot, draftCd: found?.draftCd ?? newKey(), values: found && read(found.values) };
}

/** `full`: the browser has no room, the draft lives in this page alone. `elsewhere`: another tab has sent it or thrown it away. */
export type DraftState = 'none' | 'restored' | 'saved' | 'full' | 'elsewhere';

/**
 * Keeps what is typed in the browser, a second after the last letter and whenever the page may go (LS-04…06). What another tab types of the
 * same draft shows here too, so that the last letter counts.
 */
export function useDraft<Values extends FieldValues, Answers>(
  form: UseFormReturn<Values, unknown, Answers>,
  { drafts, slot, draftCd, values }: Begun<Values>,
  blank: Values,
  read: (values: unknown) => Values | null,
) {
  const [state, setState] = useState<DraftState>(values ? 'restored' : 'none');
  const blankText = JSON.stringify(blank);
  const held = useRef({ draftCd, text: JSON.stringify(values ?? blank), attempt: drafts.get(draftCd)?.attempt ?? '' });
  const isOver = useRef(false);
  const isChanged = () => !isOver.current && JSON.stringify(form.getValues()) !== blankText;

  const save = useEffectEvent(() => {
    const now = held.current;
    const typed = structuredClone(form.getValues());
    const text = JSON.stringify(typed);
    if (text === now.text || drafts.hasEnded(now.draftCd)) return;
    now.text = text;
    if (text === blankText) {
      drafts.drop(now.draftCd);
      setState('none');
    } else setState(drafts.keep({ draftCd: now.draftCd, slot, values: typed, attempt: now.attempt }) ? 'saved' : 'full');
  });
  const startAnew = (next: DraftState) => {
    held.current = { draftCd: newKey(), text: blankText, attempt: '' };
    form.reset(blank);
    setState(next);
  };
  const follow = useEffectEvent(() => {
    const now = held.current;
    if (drafts.hasEnded(now.draftCd)) return startAnew('elsewhere');
    const theirs = drafts.get(now.draftCd);
    const shown = theirs && read(theirs.values);
    const text = JSON.stringify(shown);
    if (!shown || text === now.text) return;
    now.text = text;
    form.reset(shown);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveNow = () => {
      clearTimeout(timer);
      save();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        timer = setTimeout(save, AUTOSAVE_MS);
      },
    });
    const hear = ({ key }: StorageEvent) => {
      if (key === drafts.key) follow();
    };
    window.addEventListener('storage', hear);
    window.addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      unsubscribe();
      saveNow();
      window.removeEventListener('storage', hear);
      window.removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [form, drafts]);

  return {
    state,
    isChanged,
    /** Whether `end` was called. */
    isOver: () => isOver.current,
    /** The server has it: nothing is left of the draft, in any tab. */
    end() {
      isOver.current = true;
      drafts.end(held.current.draftCd);
    },
    /** Throws away what was typed. */
    startAnew() {
      drafts.end(held.current.draftCd);
      startAnew('none');
    },
    /** Attempts to send the draft, kept with it: see `attemptOf`. */
    attempt: {
      get: () => held.current.attempt,
      set(attempt: string) {
        held.current.attempt = attempt;
        const kept = drafts.get(held.current.draftCd);
        if (kept) drafts.keep({ ...kept, attempt });
      },
    },
  };
}
export type DraftHandle = ReturnType<typeof useDraft>;
