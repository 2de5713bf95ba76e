import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PAYMENT_KEY_PARAM } from '@hyangro/contracts/wire-names';
import { pathOf, useRouteParams, useServices, useStore, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { VisuallyHidden } from '@hyangro/ui/section';
import { useMessages } from '../../messages';
import { Checking } from './checking';
import { PaymentOutcome } from './payment-outcome';

/** Where the shopper lands after paying (R-ORD-04). Public: the login may have ended at the provider. */
export default function PaymentCompleteScreen() {
  const t = useMessages();
  const { isLogin } = useStore(useServices().session);
  const { orderCd } = useRouteParams('PaymentComplete');
  const [search] = useSearchParams();
  return (
    <>
      <VisuallyHidden as="h1">{t('complete.title')}</VisuallyHidden>
      {!orderCd && <FindOrder />}
      {orderCd && !isLogin && <AskLogin orderCd={orderCd} />}
      {orderCd && isLogin && <PaymentOutcome key={orderCd} orderCd={orderCd} paymentKey={search.get(PAYMENT_KEY_PARAM)} />}
    </>
  );
}

const AskLogin = ({ orderCd }: { orderCd: string }) => {
  const t = useMessages();
  const term = useTerms();
  const { requireLogin } = useServices();
  return (
    <EmptyState
      title={t('complete.login')}
      text={t('complete.loginText')}
      action={
        <Button type="button" variant="primary" onClick={() => requireLogin({ toName: 'PaymentComplete', params: { orderCd } })}>
          {term('action.login')}
        </Button>
      }
    />
  );
};

/** Without a code in the address: the order being paid (LS-15), else Main. */
const FindOrder = () => {
  const { storage } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    const orderCd = storage.local.get('orderPaymentCd');
    void navigate(orderCd ? pathOf('PaymentComplete', { orderCd }) : pathOf('Main'), { replace: true });
  }, [storage, navigate]);
  return <Checking />;
};
