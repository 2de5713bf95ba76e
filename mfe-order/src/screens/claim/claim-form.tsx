import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { CLAIM_REASON } from '@hyangro/contracts/order/claim.rules';
import type { ClaimType, Order } from '@hyangro/contracts/order/order.schemas';
import { useMoney, useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { TextArea } from '@hyangro/ui/field';
import { claimQueries } from '../../data/claim.queries';
import { allPieces, leftOf } from '../../data/claim.model';
import { useClaimText } from '../../features/claim/use-claim-text';
import { Panel, SummaryLayout } from '../../features/summary-layout/summary-layout';
import { useMessages } from '../../messages';
import { ClaimRefused } from './claim-refused';
import { NextSteps } from './next-steps';
import { PhotosPanel } from './photos-panel';
import { PiecesPanel } from './pieces-panel';
import { RefundPreview } from './refund-preview';
import { useClaimForm } from './use-claim-form';
import { useSendClaim } from './use-send-claim';

/** Codes that say something of the chosen pieces; any other refusal is one of the whole order. */
const OF_PIECES: ReadonlySet<string> = new Set(['claim.v0006', 'claim.v0002', 'claim.a0015', 'common.a0016']);

/** Asks for a cancel or a return: pieces, reason, photos, and what goes back. */
export const ClaimForm = ({ order, claimType }: { order: Order; claimType: ClaimType }) => {
  const t = useMessages();
  const textOf = useClaimText();
  const services = useServices();
  const { price } = useMoney(order.exchangeRate);
  const { orderCd } = order;
  const form = useClaimForm(order, claimType);
  const { draft, pieces, errors, change, check } = form;
  // With nothing chosen one piece is asked for: whether the order takes claims at all is said before anything is filled in.
  const asked = pieces.length > 0 ? pieces : order.lines.filter((line) => leftOf(line) > 0).map(({ lineNo }) => ({ lineNo, quantity: 1 }));
  const preview = useQuery({
    ...claimQueries.preview(services, { orderCd, claimType, lines: asked.length > 0 ? asked : [{ lineNo: 1, quantity: 1 }] }),
  });
  const { start, isPending, isSuccess } = useSendClaim(orderCd, claimType, form);
  const refused = preview.data?.refused ?? null;
  if (refused && !OF_PIECES.has(refused.code)) return <ClaimRefused order={order} claimType={claimType} code={refused.code} />;

  const isBelowMin = pieces.length > 0 && refused?.code === 'claim.a0015';
  const shown = pieces.length > 0 && !preview.isPlaceholderData ? (preview.data?.preview ?? null) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // It was sent, and the claim's own page is on its way.
    if (!isSuccess && check())
      void start({ expectedRefund: shown ? { payment: shown.refund.payment, points: shown.refund.points } : undefined });
  };
  const say = (code: string | undefined, values?: Record<string, unknown>) => (code ? textOf(code, values) : undefined);
  return (
    <form method="post" noValidate onSubmit={submit}>
      <SummaryLayout
        title={t(`claim.form.${claimType}`)}
        isTask
        side={
          <RefundPreview
            order={order}
            preview={pieces.length > 0 ? (preview.data?.preview ?? null) : null}
            isChanging={preview.isFetching}
            hasPieces={pieces.length > 0}
          />
        }
        bar={
          <Button type="submit" variant="primary" size="l" block loading={isPending || isSuccess}>
            {t(`claim.submit.${claimType}`)}
          </Button>
        }
      >
        <Panel title={t('claim.pieces')}>
          <PiecesPanel
            lines={order.lines}
            exchangeRate={order.exchangeRate}
            chosen={draft.pieces}
            error={say(errors.lines ?? (pieces.length > 0 ? refused?.code : undefined), {
              max: refused?.args[0],
              won: price(Number(refused?.args[0])),
            })}
            wayOut={
              isBelowMin && (
                <Button type="button" variant="text" size="s" onClick={() => change('lines', () => ({ pieces: allPieces(order.lines) }))}>
                  {t('claim.chooseAll')}
                </Button>
              )
            }
            onChange={(lineNo, quantity) => change('lines', (now) => ({ pieces: { ...now.pieces, [lineNo]: quantity } }))}
          />
        </Panel>
        <Panel title={t('claim.reason')}>
          <TextArea
            label={t('claim.reason')}
            hideLabel
            required
            placeholder={t(`claim.reasonHint.${claimType}`)}
            maxLength={CLAIM_REASON.max}
            value={draft.reason}
            counter={(count, max) => t('claim.counter', { count, max })}
            error={say(errors.reason)}
            onChange={(event) => change('reason', () => ({ reason: event.target.value }))}
          />
        </Panel>
        {claimType === 'RETURN' && (
          <Panel title={t('claim.photos')}>
            <PhotosPanel
              photos={draft.photos}
              error={say(errors.photoKeys)}
              onChange={(photosOf) => change('photoKeys', ({ photos }) => ({ photos: photosOf(photos) }))}
            />
          </Panel>
        )}
        <Panel title={t('claim.next')}>
          <NextSteps claimType={claimType} />
        </Panel>
      </SummaryLayout>
    </form>
  );
};
