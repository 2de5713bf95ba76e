import { useServices, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';

/** Buttons of a sheet about what works in the app alone (R-OTH-21): close it, and the way to the app when the shop knows one. */
export const InAppFooter = ({ onClose }: { onClose(): void }) => {
  const term = useTerms();
  const { storeUrl } = useServices().bridge;
  return (
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
  );
};
