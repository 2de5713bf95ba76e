import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useKeptInput, useSendForm } from '@hyangro/commerce/form';
import { REAL_NAME_EXISTS } from '@hyangro/contracts/errors/known-refusals';
import { TARGET_PARAM } from '@hyangro/contracts/wire-names';
import { isRefusal, useServices, useStore } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { realNameQueries } from '../../data/real-name.queries';
import { useProofIfAsked } from '../../features/proof/use-ask-for-proof';
import { returnPath } from '../../features/common/return-path';
import { Actions } from '../../features/common/task-page';
import { RealNameFields } from '../../features/real-name/real-name-fields';
import { EMPTY, NO_PHOTOS, draftStore, photoStore, useRealNameForm } from '../../features/real-name/real-name.form';
import { useMessages } from '../../messages';

const SAVE = 'POST /member/real-name';
const PHOTOS = 'POST /member/real-name/photos';

interface Props {
  /** They take the place of others, which asks for a proof of who is there. */
  isChange: boolean;
  onSaved(): void;
  onCancel(): void;
}

/** Own details. What is typed and sent stays until the server has it; who came from a checkout goes back there. */
export const OwnRealNameForm = ({ isChange, onSaved, onCancel }: Props) => {
  const t = useMessages();
  const services = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const draft = draftStore(services.memberMemory);
  const photos = photoStore(services.memberMemory);
  const kept = useStore(photos);
  const form = useRealNameForm(draft.get());
  useKeptInput(form, draft);
  const forget = () => {
    for (const photo of Object.values(photos.get())) if (photo) URL.revokeObjectURL(photo.url);
    draft.set(EMPTY);
    photos.set(NO_PHOTOS);
  };
  const isProofAsked = useProofIfAsked('MemberInfoRealName');
  /** By another tab, or by a press whose answer was lost: what is kept is shown. */
  const wereSaved = (error: unknown) => {
    const isSaved = isRefusal(error, SAVE, REAL_NAME_EXISTS);
    if (isSaved)
      void queryClient
        .invalidateQueries({ queryKey: realNameQueries.own(services).queryKey })
        .then(forget)
        .then(onSaved);
    return isSaved;
  };
  const { submit, isPending } = useSendForm(form, {
    mutationKey: ['mypage', 'real-name', 'save'],
    onRefused: (error) => isProofAsked(error) || wereSaved(error),
    send: async (body) => {
      const view = await services.api(isChange ? 'PUT /member/real-name' : SAVE, { body });
      // China is open to the member from now on, wherever an address is asked for.
      await services.sessionStarted(await services.api('GET /login/simple-details'));
      return view;
    },
    onSent: (view) => {
      forget();
      queryClient.setQueryData(realNameQueries.own(services).queryKey, view);
      services.toast(t('realName.saved'));
      if (search.has(TARGET_PARAM)) void navigate(returnPath(search), { replace: true });
      else onSaved();
    },
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <RealNameFields
        form={form}
        photos={kept}
        nameHint={t('realName.nameHint')}
        call={PHOTOS}
        sendPhoto={(file) => services.api(PHOTOS, { body: file })}
        onPhoto={(field, photo) => photos.set({ ...photos.get(), [field]: photo })}
      />
      <Privacy>
        <Notice tone="info">{t('realName.privacy')}</Notice>
      </Privacy>
      <Actions>
        <Button type="submit" variant="primary" size="l" block loading={isPending}>
          {t('realName.save')}
        </Button>
        {isChange && (
          <Button
            type="button"
            variant="line"
            size="l"
            block
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            {t('realName.cancel')}
          </Button>
        )}
      </Actions>
    </form>
  );
};

const Privacy = styled.div`margin-top: var(--space-5);`;
