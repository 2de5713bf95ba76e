import { InAppSheet } from '@hyangro/commerce/in-app-sheet';
import { useMessages } from '../../messages';

/** Restock alarms are asked for in the app (R-OTH-21). */
export default function RestockInApp(sheet: { open: boolean; onClose(): void }) {
  const t = useMessages();
  return (
    <InAppSheet {...sheet} title={t('restock.title')}>
      {t('restock.webText')}
    </InAppSheet>
  );
}
