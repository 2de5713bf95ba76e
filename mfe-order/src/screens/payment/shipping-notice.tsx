import { LinkButton } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { useMessages } from '../../messages';
import { realNamePath } from './real-name-path';
import type { ShippingRefusal } from './shipping-refusal';

/** Why the shop does not ship to this address, and what can be done. */
export const ShippingNotice = ({ refusal, orderCd }: { refusal: ShippingRefusal; orderCd: string }) => {
  const t = useMessages();
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        refusal !== 'company' && (
          <LinkButton variant="text" size="s" to={realNamePath(orderCd)}>
            {t(refusal === 'otherName' ? 'address.realNameSee' : 'address.realNameForm')}
          </LinkButton>
        )
      }
    >
      {t(`address.refused.${refusal}`)}
    </Notice>
  );
};
