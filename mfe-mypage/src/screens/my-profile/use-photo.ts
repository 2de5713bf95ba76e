import { useState } from 'react';
import { PROFILE_PHOTO_LIMIT } from '@hyangro/contracts/errors/known-refusals';
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@hyangro/contracts/order/claim.rules';
import { fieldErrorsOf, isRefusal, useServices, useSingleMutation } from '@hyangro/runtime';
import { profileQueries } from '../../data/profile.queries';
import { useMessages } from '../../messages';
import { useProfileChanged } from '../../features/common/use-profile-changed';

/** Sends a photo as it is chosen, and takes it away. What is wrong with it stands at the field. */
export function usePhoto() {
  const t = useMessages();
  const services = useServices();
  const tellChanged = useProfileChanged();
  const [problem, setProblem] = useState<string | null>(null);
  const show = (photoUrl: string | null) => {
    setProblem(null);
    services.queryClient.setQueryData(profileQueries.own(services).queryKey, (own) => own && { ...own, photoUrl });
    tellChanged();
  };
  const sending = useSingleMutation({
    mutationKey: ['mypage', 'photo'],
    mutationFn: (body: File) => services.api('POST /member/profile/photo', { body }),
    onSuccess: ({ photoUrl }) => show(photoUrl),
    onError: (error) => {
      const code = fieldErrorsOf(error)['photo'];
      if (code) return setProblem(t(code === 'claim.v0011' ? 'profile.photoPixels' : 'profile.photoType'));
      if (isRefusal(error, 'POST /member/profile/photo', PROFILE_PHOTO_LIMIT))
        return setProblem(t('profile.photoLimit', { max: error.body.args[0] }));
      return services.reportError(error);
    },
  });
  const removal = useSingleMutation({
    mutationKey: ['mypage', 'remove-photo'],
    mutationFn: () => services.api('DELETE /member/profile/photo'),
    onSuccess: () => show(null),
    onError: services.reportError,
  });
  return {
    problem,
    isSending: sending.isPending,
    isRemoving: removal.isPending,
    remove: () => void removal.start(),
    send(file: File): void {
      const isPhoto = PHOTO_TYPES.some((type) => type === file.type) && file.size <= PHOTO_MAX_BYTES;
      if (isPhoto) void sending.start(file);
      else setProblem(t('profile.photoType'));
    },
  };
}
