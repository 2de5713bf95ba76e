import styled from '@emotion/styled';
import { useId, type ChangeEvent } from 'react';
import type { MyProfile } from '@hyangro/contracts/member/profile.contract';
import { PHOTO_TYPES } from '@hyangro/contracts/order/claim.rules';
import { Avatar } from '@hyangro/ui/avatar';
import { Button } from '@hyangro/ui/button';
import { Camera } from '@hyangro/ui/icons';
import { Spinner } from '@hyangro/ui/spinner';
import { hidden } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { usePhoto } from './use-photo';

/** The member's photo: chosen, seen, taken away. */
export const PhotoField = ({ profile: { avatarSeed, photoUrl } }: { profile: MyProfile }) => {
  const t = useMessages();
  const id = useId();
  const { send, remove, isSending, isRemoving, problem } = usePhoto();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) send(file);
  };
  return (
    <Row>
      <Avatar seed={avatarSeed} src={photoUrl} size={88} alt={t(photoUrl ? 'profile.photo' : 'profile.noPhoto')} />
      <Side>
        <Choose htmlFor={id} aria-busy={isSending || undefined} data-wrong={problem ? true : undefined}>
          {isSending ? <Spinner size={18} label={t('profile.sending')} /> : <Camera size={18} />}
          {t(photoUrl ? 'profile.changePhoto' : 'profile.addPhoto')}
        </Choose>
        <File id={id} type="file" accept={PHOTO_TYPES.join(',')} disabled={isSending} aria-describedby={`${id}-hint`} onChange={choose} />
        {photoUrl && (
          <Button type="button" variant="text" size="s" loading={isRemoving} onClick={remove}>
            {t('profile.removePhoto')}
          </Button>
        )}
        <Hint id={`${id}-hint`} role={problem ? 'alert' : undefined} data-wrong={problem ? true : undefined}>
          {problem ?? t('profile.photoHint')}
        </Hint>
      </Side>
    </Row>
  );
};

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
`;
const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-width: 0;
`;
const Choose = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 16px;
  border: 1px solid var(--color-line-control);
  border-radius: var(--radius-control);
  font: 600 14px/1 var(--font-sans);
  cursor: pointer;
  &[data-wrong] {
    border-color: var(--color-danger);
  }
  &:has(+ input:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;
const File = styled.input`${hidden}`;
const Hint = styled.p`
  flex-basis: 100%;
  font-size: 13px;
  line-height: 1.5;
  color: var(--color-text-3);
  &[data-wrong] {
    color: var(--color-danger);
  }
`;
