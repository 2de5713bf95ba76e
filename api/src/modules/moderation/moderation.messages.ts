import type { Text } from '../../platform/locale/text';
import type { News } from '../member/public';

const withNote = ({ ko, en, cn }: Text, note: string): Text =>
  note === '' ? { ko, en, cn } : { ko: `${ko} ${note}`, en: `${en} ${note}`, cn: `${cn}${note}` };

/** Tells the author that others do not see what they wrote, with why. */
export const blindedNews = (ugcCd: string, cause: 'REPORTS' | 'OPERATOR', note: string): News => ({
  kind: 'ACCOUNT',
  link: `/ugc/${ugcCd}`,
  title: { ko: '쓰신 글을 가렸어요', en: 'We have hidden something you wrote', cn: '您发布的内容已被隐藏' },
  body: withNote(
    cause === 'REPORTS'
      ? {
          ko: '여러 분이 신고해서 살펴보는 동안 다른 분에게 보이지 않아요. 글에서 한 번 다시 봐 달라고 하실 수 있어요.',
          en: 'Several members reported it, so others do not see it until we have looked. You can ask us once, at the post, to look again.',
          cn: '多位会员举报了它，在我们查看之前其他人看不到。您可以在该内容处申请一次复核。',
        }
      : {
          ko: '운영 원칙에 맞지 않아 다른 분에게 보이지 않아요. 글에서 한 번 다시 봐 달라고 하실 수 있어요.',
          en: 'It does not fit our rules, so others do not see it. You can ask us once, at the post, to look again.',
          cn: '它不符合社区规则，其他人看不到。您可以在该内容处申请一次复核。',
        },
    note,
  ),
});

/** Tells the author that others see it again, or at last. */
export const restoredNews = (ugcCd: string, note: string): News => ({
  kind: 'ACCOUNT',
  link: `/ugc/${ugcCd}`,
  title: { ko: '쓰신 글을 보여 드려요', en: 'What you wrote is shown', cn: '您发布的内容已显示' },
  body: withNote(
    { ko: '살펴보고 모두에게 보이게 했어요.', en: 'We have looked, and everybody can see it.', cn: '我们查看后已向所有人显示。' },
    note,
  ),
});

/** Tells the author that their appeal changed nothing. */
export const appealRejectedNews = (ugcCd: string, note: string): News => ({
  kind: 'ACCOUNT',
  link: `/ugc/${ugcCd}`,
  title: { ko: '다시 살펴봤어요', en: 'We have looked again', cn: '我们已复核' },
  body: withNote({ ko: '글은 가려진 채로 두었어요.', en: 'It stays hidden.', cn: '内容仍保持隐藏。' }, note),
});

/** Tells a member until which day they may write nothing. */
export const bannedNews = (day: string, note: string): News => ({
  kind: 'ACCOUNT',
  link: '/mypage',
  title: { ko: '글쓰기가 멈췄어요', en: 'You cannot write for a while', cn: '您暂时不能发布内容' },
  body: withNote(
    {
      ko: `${day}까지 글과 댓글을 쓸 수 없어요.`,
      en: `You cannot write posts or comments until ${day}.`,
      cn: `${day}之前不能发布内容或评论。`,
    },
    note,
  ),
});
