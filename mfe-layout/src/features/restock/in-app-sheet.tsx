import { useServices, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Sheet } from '@hyangro/ui/sheet';
import { useMessages } from '../../messages';

/** Restock alarms are asked for in the app (R-OTH-21): the web says so, and leads there when it knows the way. */
export default function InAppSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useMessages();
  const term = useTerms();
  const { storeUrl } = useServices().bridge;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('restock.title')}
      closeLabel={term('action.close')}
      footer={
        <>
          <Button type="button" variant={storeUrl ? 'line' : 'primary'} size="l" onClick={onClose}>
            {term('action.close')}
          </Button>
          {storeUrl && (
            <Button type="button" variant="primary" size="l" onClick={() => window.open(storeUrl, '_blank', 'noopener')}>
              {term('action.openApp')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('restock.webText')}</p>
    </Sheet>
  );
}
