import { lazy, Suspense, useState } from 'react';
import { useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { useMessages } from '../../messages';

/** The form comes with the first report. */
const ReportSheet = lazy(() => import(/* webpackChunkName: "report-sheet" */ './report-sheet'));

/** Reports a post, or a comment or answer of it. A visitor is sent to Login. */
export const ReportButton = ({ ugcCd, partCd = '' }: { ugcCd: string; partCd?: string }) => {
  const t = useMessages();
  const { requireLogin } = useServices();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button type="button" variant="text" size="s" onClick={() => requireLogin() && setOpen(true)}>
        {t('post.report')}
      </Button>
      {isOpen !== null && (
        <Suspense>
          <ReportSheet ugcCd={ugcCd} partCd={partCd} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
