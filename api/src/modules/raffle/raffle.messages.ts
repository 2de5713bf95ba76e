import type { Text } from '../../platform/locale/text';
import type { News } from '../member/public';

/** Tells that a raffle was drawn. Who won stays closed until the member opens the result. */
export const drawnNews = (raffleProductCd: string, { ko, en, cn }: Text): News => ({
  kind: 'RAFFLE',
  link: `/raffle/${raffleProductCd}`,
  title: { ko: '래플 결과가 나왔어요', en: 'Your raffle has been drawn', cn: '抽奖结果出来了' },
  body: { ko: `‘${ko}’ 결과를 열어 보세요.`, en: `Open the result of “${en}”.`, cn: `打开“${cn}”的结果看看吧。` },
});
