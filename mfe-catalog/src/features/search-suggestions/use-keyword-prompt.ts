import { useEffect, useState } from 'react';

/** Whether a search was sent without a word (V-REQ2): true until something is typed. The field says so too. */
export function useKeywordPrompt(field: HTMLInputElement, promptId: string): boolean {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const { form } = field;
    const ask = () => setAsked(field.value.trim() === '');
    const quiet = () => setAsked(false);
    form?.addEventListener('submit', ask);
    field.addEventListener('input', quiet);
    field.addEventListener('blur', quiet);
    return () => {
      form?.removeEventListener('submit', ask);
      field.removeEventListener('input', quiet);
      field.removeEventListener('blur', quiet);
    };
  }, [field]);
  useEffect(() => {
    if (!isAsked) return;
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', promptId);
    return () => {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    };
  }, [field, isAsked, promptId]);
  return isAsked;
}
