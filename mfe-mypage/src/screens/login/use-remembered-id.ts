import { useEffect, useLayoutEffect, useState } from 'react';
import { useServices } from '@hyangro/runtime';
import { typedIdStore } from '../../features/common/typed-id';
import type { LoginForm } from './login.form';

/**
 * Fills in the id that was being typed when the page was left, else the one this browser was asked to remember: after hydration, since
 * the server knows neither, and never over what is there.
 */
export function useRememberedId(form: LoginForm) {
  const { storage, memberMemory } = useServices();
  const [isWanted, setWanted] = useState(false);
  const typed = typedIdStore(memberMemory);
  useLayoutEffect(() => {
    const remembered = storage.local.get('rememberedId') ?? '';
    setWanted(remembered !== '');
    const known = typed.get() || remembered;
    if (known && !form.getValues('loginId')) form.setValue('loginId', known);
  }, [form, storage, typed]);
  useEffect(
    () => form.subscribe({ name: 'loginId', formState: { values: true }, callback: ({ values }) => typed.set(values.loginId) }),
    [form, typed],
  );
  return {
    isWanted,
    /** Forgets at once; remembers with the next login. */
    want(wanted: boolean) {
      setWanted(wanted);
      if (!wanted) storage.local.remove('rememberedId');
    },
    keep(loginId: string) {
      typed.set('');
      if (isWanted) storage.local.set('rememberedId', loginId.trim());
    },
  };
}
