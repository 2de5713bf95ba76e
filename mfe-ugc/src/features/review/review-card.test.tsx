import { fireEvent, screen } from '@testing-library/react';
import type { PostMedia } from '@hyangro/contracts/ugc/media.contract';
import { renderScreen } from '@hyangro/testing';
import { NOW, aMedia, aReview, messages } from '../../testing/samples';
import { ReviewCard } from './review-card';

const photo = aMedia({ url: '/media/shopper/P0001-u3-720.89a82939.webp' });
const film = aMedia({ type: 'VIDEO', url: '/media/video/P0001-u1.efecdafe.mp4' });
const show = (media: PostMedia[], props: Partial<Parameters<typeof ReviewCard>[0]> = {}) =>
  renderScreen(<ReviewCard review={aReview({ media })} {...props} />, { messages, now: () => NOW });

test('R-UGC-02 a film of a review stands beside its pictures and plays only when asked, loading nothing before', async () => {
  await show([film, photo]);
  const video = screen.getByLabelText<HTMLVideoElement>('수연에스님의 영상 1');
  expect([video.tagName, video.controls, video.autoplay, video.preload]).toEqual(['VIDEO', true, false, 'none']);
  expect(new URL(video.src).pathname).toBe(film.url);
  expect(new URL(video.poster).pathname).toBe(photo.url);
  expect(screen.getByAltText('수연에스님의 새벽 항구 사진 2장 중 2')).toBeTruthy();
});

test('R-UGC-02 a film without a picture beside it shows the product until it plays', async () => {
  await show([film], { large: true });
  expect(new URL(screen.getByLabelText<HTMLVideoElement>('수연에스님의 영상 1').poster).pathname).toBe(
    '/media/product/P0017-360.89a82939.webp',
  );
});

test('R-UGC-02 in a list a film is a button that opens the review', async () => {
  const onOpen = jest.fn();
  const { user } = await show([photo, film], { onOpen });
  await user.click(screen.getByRole('button', { name: '수연에스님의 영상 2' }));
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ ugcCd: 'RV0001' }));
  expect(document.querySelector('video')).toBeNull();
});

test('R-UGC-02 a film that cannot be played says so', async () => {
  await show([film]);
  fireEvent.error(screen.getByLabelText('수연에스님의 영상 1'));
  expect(screen.getByRole('status').textContent).toBe('영상을 재생하지 못했어요.');
});
