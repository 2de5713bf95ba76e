import styled from '@emotion/styled';
import { INQUIRY_PHOTOS_MAX } from '@hyangro/contracts/constants';
import { CLAIM_PHOTO_LIMIT } from '@hyangro/contracts/errors/known-refusals';
import { PhotoPicker, type KeptPhoto, type PhotoUploads } from '@hyangro/commerce/photos';
import { isRefusal, useServices, useStore, type WritableStore } from '@hyangro/runtime';
import { useMessages, type Message } from '../../messages';
import type { InquiryFormState } from './inquiry.form';

const CALL = 'POST /inquiries/photos';
/** What this version can say of photos. */
const TEXTS = {
  'claim.a0014': 'inquiry.photo.limit',
  'claim.v0007': 'inquiry.photo.type',
  'claim.v0008': 'inquiry.photo.many',
  'claim.v0010': 'inquiry.photo.gone',
  'claim.v0011': 'inquiry.photo.pixels',
} as const satisfies Record<string, Message>;
const isKnown = (code: string): code is keyof typeof TEXTS => Object.hasOwn(TEXTS, code);

interface Props {
  form: InquiryFormState;
  photos: WritableStore<readonly KeptPhoto[]>;
}

/** Photos that go with the words; the form holds their keys. */
export const InquiryPhotos = ({ form, photos }: Props) => {
  const t = useMessages();
  const { api } = useServices();
  const kept = useStore(photos);
  const textOf = (code: string, values?: Record<string, unknown>) => t(isKnown(code) ? TEXTS[code] : 'inquiry.photo.other', values);
  const uploads: PhotoUploads = {
    max: INQUIRY_PHOTOS_MAX,
    send: (file) => api(CALL, { body: file }),
    problemOf: (error) =>
      isRefusal(error, CALL, CLAIM_PHOTO_LIMIT) ? { code: CLAIM_PHOTO_LIMIT.code, values: { max: error.body.args[0] } } : null,
  };
  const code = form.formState.errors.photoKeys?.message;
  return (
    <fieldset>
      <Legend>
        {t('inquiry.photos')} <small>{t('field.optional')}</small>
      </Legend>
      <PhotoPicker
        photos={kept}
        error={code && textOf(code)}
        uploads={uploads}
        words={{
          add: t('inquiry.photo.add'),
          hint: t('inquiry.photo.hint', { max: INQUIRY_PHOTOS_MAX }),
          sending: t('inquiry.photo.sending'),
          photoOf: (count) => t('inquiry.photo.of', { count }),
          removeOf: (count) => t('inquiry.photo.remove', { count }),
          textOf,
        }}
        onChange={(photosOf) => {
          photos.set(photosOf(photos.get()));
          form.clearErrors('photoKeys');
          form.setValue(
            'photoKeys',
            photos.get().map(({ photoKey }) => photoKey),
          );
        }}
      />
    </fieldset>
  );
};

const Legend = styled.legend`
  margin-bottom: 8px;
  font-size: 14px;
  font-weight: 600;
  small {
    font-weight: 400;
    color: var(--color-text-3);
  }
`;
