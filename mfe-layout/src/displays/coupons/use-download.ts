import type { Layout } from '@hyangro/contracts/layout/layout.contract';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, useServices, useSingleMutation, useTerms } from '@hyangro/runtime';
import { ALL_COUPONS, withCouponAnswers, type CouponAnswer } from '../../data/coupons.model';
import { useMessages } from '../../messages';
import { LAYOUTS, type ReadLayout } from '../../data/layout.model';
import { wantedCouponStore } from './wanted-coupon';

/** Refusals of a coupon: the server knows something that the page does not show yet. */
const isOutdated = (error: ApiError) => error.body.messageCode.startsWith('coupon.');

/** The same one when its layout is the same: nothing is drawn anew. */
const withLayout = (read: ReadLayout, layout: Layout): ReadLayout => (layout === read.layout ? read : { ...read, layout });

/** What follows a download: every block that shows the coupon says what the server answered, other remotes and tabs hear of it. */
function useDownloadResult() {
  const services = useServices();
  const queryClient = useQueryClient();
  return {
    succeed(answers: readonly CouponAnswer[], couponCds: number[]) {
      if (couponCds.length > 0) services.events.publish('coupon:downloaded', { couponCds });
      queryClient.setQueriesData<ReadLayout | null>(
        { queryKey: LAYOUTS },
        (read) => read && withLayout(read, withCouponAnswers(read.layout, answers)),
      );
    },
    /** In silence (ERR-CPN-1): logged, and nothing on the page says it was had. Without a session the reader is led to Login (§8). */
    async fail(error: unknown, details: Record<string, unknown>): Promise<void> {
      if (!(error instanceof ApiError) || error.status === 401) return services.reportError(error);
      services.track('coupon.download_failed', { ...details, status: error.status, messageCode: error.body.messageCode });
      if (isOutdated(error)) await queryClient.invalidateQueries({ queryKey: LAYOUTS });
    },
  };
}

/** Sends a visitor to Login and back to this page; remembers which coupon to show then. */
function useMemberOnly(layoutCd: string, displaySeq: number) {
  const services = useServices();
  return (couponCd: number, download: () => void) => {
    const { isLogin } = services.session.get();
    wantedCouponStore(services.memberMemory).set(isLogin ? null : { layoutCd, displaySeq, couponCd });
    if (services.requireLogin()) download();
  };
}

interface Place {
  layoutCd: string;
  displaySeq: number;
}

/** Downloads one coupon, once however often it is pressed (ST-CPN-01, API-12). */
export function useDownload(couponCd: number, { layoutCd, displaySeq }: Place) {
  const services = useServices();
  const term = useTerms();
  const result = useDownloadResult();
  const ifMember = useMemberOnly(layoutCd, displaySeq);
  const { start, isPending } = useSingleMutation({
    mutationKey: ['layout', 'coupon', couponCd],
    mutationFn: () => services.api('POST /coupon', { body: { couponCd } }),
    onSuccess(answer) {
      result.succeed([answer], [couponCd]);
      services.toast(term('coupon.a0009'));
    },
    onError: (error) => result.fail(error, { couponCd }),
  });
  return { isPending, download: () => ifMember(couponCd, () => void start()) };
}

/** Downloads all coupons of a layout (ST-CPN-07, API-13). */
export function useDownloadAll({ layoutCd, displaySeq }: Place) {
  const services = useServices();
  const t = useMessages();
  const result = useDownloadResult();
  const ifMember = useMemberOnly(layoutCd, displaySeq);
  const { start, isPending } = useSingleMutation({
    mutationKey: ['layout', 'coupons', layoutCd],
    mutationFn: () => services.api('GET /coupon/promotion/:layoutCd', { params: { layoutCd } }),
    onSuccess(answers) {
      const received = answers.filter(({ receivedCoupon }) => receivedCoupon).map((answer) => answer.couponCd);
      result.succeed(answers, received);
      if (received.length > 0) services.toast(t('coupons.allTaken'));
    },
    onError: (error) => result.fail(error, { layoutCd }),
  });
  return { isPending, downloadAll: () => ifMember(ALL_COUPONS, () => void start()) };
}
