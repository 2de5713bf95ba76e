import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { FOLDER_NAME_MAX } from '@hyangro/contracts/constants';
import { WISHLIST_FOLDER_LIMIT, WISHLIST_FOLDER_TAKEN } from '@hyangro/contracts/errors/known-refusals';
import type { WishlistFolder } from '@hyangro/contracts/wishlist/wishlist.contract';
import { fieldErrorsOf, isRefusal, useServices, useSingleMutation, useTerms, useTextOfCode } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { TextField } from '@hyangro/ui/field';
import { Sheet } from '@hyangro/ui/sheet';
import { useMessages } from '../../messages';
import { draftStore, useFolderForm } from './folder.form';
import { pathOfFolder } from './products-tab';

interface Props {
  /** The folder that is named anew; null for a new one. */
  folder: WishlistFolder | null;
  onClose(): void;
}

/** The name of a folder. What is wrong with it stands at the field; a new one's name is kept when the session ends on the way. */
export const FolderSheet = ({ folder, onClose }: Props) => {
  const t = useMessages();
  const term = useTerms();
  const textOf = useTextOfCode();
  const services = useServices();
  const navigate = useNavigate();
  const formId = useId();
  const draft = draftStore(services.memberMemory);
  const form = useFolderForm(folder ? { name: folder.name } : draft.get());
  useEffect(() => {
    if (!folder) return form.subscribe({ formState: { values: true }, callback: () => draft.set(form.getValues()) });
  }, [form, folder, draft]);
  const say = (message: string) => form.setError('name', { message }, { shouldFocus: true });

  const { start, isPending } = useSingleMutation({
    mutationKey: ['mypage', 'folder'],
    mutationFn: async (body: { name: string }): Promise<string | null> => {
      if (!folder) return (await services.api('POST /wishlist/folders', { body })).folderCd;
      await services.api('PATCH /wishlist/folders/:folderCd', { params: { folderCd: folder.folderCd }, body });
      return null;
    },
    onSuccess: async (madeCd) => {
      await services.queryClient.invalidateQueries({ queryKey: ['mypage', 'wishlist-folders'] });
      if (madeCd) draft.set({ name: '' });
      onClose();
      if (madeCd) void navigate(pathOfFolder(madeCd), { replace: true });
    },
    onError: (error) => {
      const call = folder ? 'PATCH /wishlist/folders/:folderCd' : 'POST /wishlist/folders';
      if (isRefusal(error, call, WISHLIST_FOLDER_TAKEN)) return say(t('folder.nameTaken'));
      if (isRefusal(error, 'POST /wishlist/folders', WISHLIST_FOLDER_LIMIT)) return say(t('folder.limit', { max: error.body.args[0] }));
      const { name } = fieldErrorsOf(error);
      return name ? say(name) : services.reportError(error);
    },
  });
  const message = form.formState.errors.name?.message;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(folder ? 'folder.rename' : 'folder.make')}
      closeLabel={term('action.close')}
      footer={
        <Button type="submit" form={formId} variant="primary" size="l" block loading={isPending}>
          {t('folder.save')}
        </Button>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit((values) => start(values))(event);
        }}
      >
        <TextField
          label={t('folder.name')}
          hint={t('folder.nameHint', { max: FOLDER_NAME_MAX })}
          autoComplete="off"
          error={message && textOf(message, { max: FOLDER_NAME_MAX })}
          {...form.register('name')}
        />
      </form>
    </Sheet>
  );
};
