import { use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { useMessages } from './messages';

/** The back arrow of phone headers: one step back, or home when this is the first page of the visit. */
export function useBack() {
  const t = useMessages();
  const { navigator } = use(NavigationContext);
  return { label: t('frame.back'), onBack: () => (window.history.state?.idx > 0 ? navigator.go(-1) : navigator.push('/')) };
}
