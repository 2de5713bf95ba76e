import styled from '@emotion/styled';
import { PhotoPicker, type KeptPhoto } from '@hyangro/commerce/photos';
import { REAL_NAME_PHOTO_LIMIT } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal } from '@hyangro/runtime';
import { useMessages, type Message } from '../../messages';

/** What this version can say of a photo. */
const TEXTS = {
  'claim.v0007': 'realName.photo.type',
  'claim.v0008': 'realName.photo.one',
  'claim.v0010': 'realName.photo.gone',
  'claim.v0011': 'realName.photo.pixels',
  [REAL_NAME_PHOTO_LIMIT.code]: 'realName.photo.limit',
  'realName.v0003': 'realName.photo.missing',
} as const satisfies Record<string, Message>;
const isKnown = (code: string): code is keyof typeof TEXTS => Object.hasOwn(TEXTS, code);
/** Who keeps the photo: for a member, or for the order of a link. */
export type PhotoCall = 'POST /member/real-name/photos' | 'POST /real-name/forms/:token/photos';

interface Props {
  call: PhotoCall;
  side: 'front' | 'back';
  photo: KeptPhoto | null;
  /** Code of what the form says of it. */
  error: string | undefined;
  /** The call that keeps it. */
  send(file: File): Promise<{ photoKey: string }>;
  onChange(photo: KeptPhoto | null): void;
}

/** One side of an identity card: it is sent as soon as it is chosen, and seen from this device alone. */
export const SidePhoto = ({ call, side, photo, error, send, onChange }: Props) => {
  const t = useMessages();
  const textOf = (code: string, values?: Record<string, unknown>) => t(isKnown(code) ? TEXTS[code] : 'realName.photo.other', values);
  const name = t(`realName.photo.${side}`);
  return (
    <fieldset>
      <Legend>{name}</Legend>
      <PhotoPicker
        photos={photo ? [photo] : []}
        error={error && textOf(error)}
        uploads={{
          max: 1,
          send: async (file) => ({ ...(await send(file)), url: URL.createObjectURL(file) }),
          problemOf: (failure) =>
            isRefusal(failure, call, REAL_NAME_PHOTO_LIMIT)
              ? { code: REAL_NAME_PHOTO_LIMIT.code, values: { max: failure.body.args[0] } }
              : null,
        }}
        words={{
          add: t('realName.photo.add'),
          hint: t(`realName.photo.hint.${side}`),
          sending: t('realName.photo.sending'),
          photoOf: () => name,
          removeOf: () => t('realName.photo.remove', { side: name }),
          textOf,
        }}
        onChange={(photosOf) => {
          if (photo) URL.revokeObjectURL(photo.url);
          onChange(photosOf(photo ? [photo] : []).at(-1) ?? null);
        }}
      />
    </fieldset>
  );
};

const Legend = styled.legend`
  margin-bottom: 8px;
  font-size: 14px;
  font-weight: 600;
`;
