import { InAppFooter } from '@hyangro/commerce/in-app-footer';
import { useTerms } from '@hyangro/runtime';
import { Sheet } from '@hyangro/ui/sheet';
import { useMessages } from '../../messages';

/** Restock alarms are asked for in the app (R-OTH-21): the web says so, and leads there when it knows the way. */
export default function RestockInApp({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useMessages();
  const term = useTerms();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('mine.restock')}
      closeLabel={term('action.close')}
      footer={<InAppFooter onClose={onClose} />}
    >
      <p>{term('common.a0008')}</p>
    </Sheet>
  );
}
