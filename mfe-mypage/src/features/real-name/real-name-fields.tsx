import styled from '@emotion/styled';
import { useWatch } from 'react-hook-form';
import type { KeptPhoto } from '@hyangro/commerce/photos';
import { ADDRESS_MAX } from '@hyangro/contracts/constants';
import { useTextOfCode } from '@hyangro/runtime';
import { CheckboxField, TextField } from '@hyangro/ui/field';
import { Notice } from '@hyangro/ui/notice';
import { Fields } from '../common/task-page';
import { useMessages } from '../../messages';
import { looksMistyped, type RealNameFormState, type SidePhotos } from './real-name.form';
import { SidePhoto, type PhotoCall } from './side-photo';

interface Props {
  form: RealNameFormState;
  photos: SidePhotos;
  /** Shown beside the name. */
  nameHint: string;
  call: PhotoCall;
  sendPhoto(file: File): Promise<{ photoKey: string }>;
  onPhoto(field: keyof SidePhotos, photo: KeptPhoto | null): void;
}

const SIDES = [
  ['frontPhotoKey', 'front'],
  ['backPhotoKey', 'back'],
] as const;

/** Name, number and both sides of an identity card. */
export const RealNameFields = ({ form, photos, nameHint, call, sendPhoto, onPhoto }: Props) => {
  const t = useMessages();
  const textOf = useTextOfCode();
  const { errors } = form.formState;
  const isMistyped = looksMistyped(useWatch({ control: form.control, name: 'idNumber' }));
  const nameCode = errors.name?.message;
  return (
    <Fields>
      <TextField
        label={t('realName.name')}
        autoComplete="off"
        hint={nameHint}
        error={nameCode && (nameCode === 'realName.v0001' ? t('realName.nameDiffers') : textOf(nameCode, { max: ADDRESS_MAX.recipient }))}
        {...form.register('name')}
      />
      <TextField
        label={t('realName.idNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="11010519491231002X"
        hint={t('realName.idNumberHint')}
        error={errors.idNumber?.message && textOf(errors.idNumber.message)}
        {...form.register('idNumber')}
      />
      {isMistyped && !errors.idNumber && (
        <Notice tone="warn" role="status">
          {t('realName.idNumberMistyped')}
        </Notice>
      )}
      <Sides>
        {SIDES.map(([field, side]) => (
          <SidePhoto
            key={field}
            call={call}
            side={side}
            photo={photos[field]}
            error={errors[field]?.message}
            send={sendPhoto}
            onChange={(photo) => {
              onPhoto(field, photo);
              form.clearErrors(field);
              form.setValue(field, photo?.photoKey ?? '');
            }}
          />
        ))}
      </Sides>
      <CheckboxField label={t('realName.agree')} error={errors.isAgreed && t('realName.agreeFirst')} {...form.register('isAgreed')} />
    </Fields>
  );
};

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: var(--space-4);
`;
