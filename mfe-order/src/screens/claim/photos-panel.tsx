import { PhotoPicker, type KeptPhoto, type PhotoUploads } from '@hyangro/commerce/photos';
import { CLAIM_PHOTO_LIMIT } from '@hyangro/contracts/errors/known-refusals';
import { CLAIM_PHOTOS_MAX } from '@hyangro/contracts/order/claim.rules';
import { isRefusal, useServices } from '@hyangro/runtime';
import { useClaimText } from '../../features/claim/use-claim-text';
import { useMessages } from '../../messages';

interface Props {
  photos: readonly KeptPhoto[];
  error: string | undefined;
  onChange: (photosOf: (now: readonly KeptPhoto[]) => readonly KeptPhoto[]) => void;
}

/** Photos of what is wrong. */
export const PhotosPanel = (props: Props) => {
  const t = useMessages();
  const textOf = useClaimText();
  const { api } = useServices();
  const uploads: PhotoUploads = {
    max: CLAIM_PHOTOS_MAX,
    send: (file) => api('POST /claims/photos', { body: file }),
    problemOf: (error) =>
      isRefusal(error, 'POST /claims/photos', CLAIM_PHOTO_LIMIT)
        ? { code: CLAIM_PHOTO_LIMIT.code, values: { max: error.body.args[0] } }
        : null,
  };
  const words = {
    add: t('claim.photoAdd'),
    hint: t('claim.photosHint'),
    sending: t('claim.photoSending'),
    photoOf: (count: number) => t('claim.photoOf', { count }),
    removeOf: (count: number) => t('claim.photoRemove', { count }),
    textOf,
  };
  return <PhotoPicker {...props} uploads={uploads} words={words} />;
};
