import type { News } from '../member/public';

/** Tells the author of a talk that somebody answered it. Each answer is told once. */
export const answeredNews = (ugcCd: string, answerCd: string): News => ({
  kind: 'COMMUNITY',
  link: `/ugc/${ugcCd}`,
  key: `answer:${answerCd}`,
  title: { ko: '내 글에 답이 달렸어요', en: 'Your post has an answer', cn: '您的帖子有回答了' },
  body: { ko: '읽어 보고 마음에 들면 채택해 주세요.', en: 'Read it, and adopt it if it helps.', cn: '看看内容，满意的话请采纳。' },
});

/** Tells whoever answered that their answer was adopted. */
export const adoptedNews = (ugcCd: string): News => ({
  kind: 'COMMUNITY',
  link: `/ugc/${ugcCd}`,
  key: `adopted:${ugcCd}`,
  title: { ko: '내 답이 채택됐어요', en: 'Your answer was adopted', cn: '您的回答被采纳了' },
  body: { ko: '질문한 분에게 도움이 됐어요.', en: 'It helped the one who asked.', cn: '您的回答帮到了提问的人。' },
});

/** Tells a member that somebody follows them, once however often that begins anew. It carries no name: news stay when a member leaves. */
export const followedNews = (memCd: string): News => ({
  kind: 'COMMUNITY',
  link: `/profile/${memCd}`,
  key: `follow:${memCd}`,
  title: { ko: '새 팔로워가 생겼어요', en: 'You have a new follower', cn: '您有了新的关注者' },
  body: { ko: '어떤 분인지 프로필에서 만나 보세요.', en: 'See who it is on their profile.', cn: '到对方的主页看看是谁吧。' },
});
