import { useNavigate } from 'react-router-dom';
import { useMessages } from './messages';

/** The back arrow of phone headers: one step back, or home when this is the first page of the visit. */
export function useBack() {
  const t = useMessages();
  const navigate = useNavigate();
  return { label: t('frame.back'), onBack: () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate('/')) };
}
