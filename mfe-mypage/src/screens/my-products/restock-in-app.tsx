import { InAppSheet } from '@hyangro/commerce/in-app-sheet';
import { useTerms } from '@hyangro/runtime';
import { useMessages } from '../../messages';

/** Restock alarms are asked for in the app (R-OTH-21). */
export default function RestockInApp(sheet: { open: boolean; onClose(): void }) {
  const t = useMessages();
  const term = useTerms();
  return (
    <InAppSheet {...sheet} title={t('mine.restock')}>
      {term('common.a0008')}
    </InAppSheet>
  );
}
