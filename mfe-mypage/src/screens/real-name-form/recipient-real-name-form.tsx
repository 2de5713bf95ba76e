import styled from '@emotion/styled';
import { useState } from 'react';
import type { RecipientForm } from '@hyangro/contracts/member/real-name.contract';
import { useSendForm } from '@hyangro/commerce/form';
import { pathOf, useServices } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Notice } from '@hyangro/ui/notice';
import { realNameQueries } from '../../data/real-name.queries';
import { dayText } from '../../features/common/day-text';
import { Actions, TaskPage } from '../../features/common/task-page';
import { RealNameFields } from '../../features/real-name/real-name-fields';
import { EMPTY, NO_PHOTOS, useRealNameForm, type SidePhotos } from '../../features/real-name/real-name.form';
import { useMessages } from '../../messages';

const PHOTOS = 'POST /real-name/forms/:token/photos';

/** The recipient's details, once. Nothing of them is kept in the browser. */
export const RecipientRealNameForm = ({ token, recipient }: { token: string; recipient: RecipientForm }) => {
  const t = useMessages();
  const services = useServices();
  const [photos, setPhotos] = useState<SidePhotos>(NO_PHOTOS);
  const [isSent, setSent] = useState(false);
  const form = useRealNameForm(EMPTY);
  const { submit, isPending } = useSendForm(form, {
    mutationKey: ['mypage', 'real-name-form', 'send'],
    send: (body) =>
      services.api('POST /real-name/forms/:token', { params: { token }, body }).catch((error: unknown) => {
        // The link may have ended since the page was opened: then the page says so.
        void services.queryClient.invalidateQueries({ queryKey: realNameQueries.recipient(services, token).queryKey });
        throw error;
      }),
    onSent: () => setSent(true),
  });
  if (isSent)
    return (
      <EmptyState
        isScreen
        title={t('recipient.sent')}
        text={t('recipient.sentText')}
        action={
          <LinkButton variant="primary" to={pathOf('Main')}>
            {t('recipient.home')}
          </LinkButton>
        }
      />
    );
  return (
    <TaskPage title={t('recipient.title')} lead={t('recipient.lead', { name: recipient.recipientMasked, count: recipient.goodsCount })}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <RealNameFields
          form={form}
          photos={photos}
          nameHint={t('recipient.nameHint')}
          call={PHOTOS}
          sendPhoto={(file) => services.api(PHOTOS, { params: { token }, body: file })}
          onPhoto={(field, photo) => setPhotos((now) => ({ ...now, [field]: photo }))}
        />
        <Privacy>
          <Notice tone="info">{t('recipient.privacy', { day: dayText(recipient.expiresAt) })}</Notice>
        </Privacy>
        <Actions>
          <Button type="submit" variant="primary" size="l" block loading={isPending}>
            {t('recipient.send')}
          </Button>
        </Actions>
      </form>
    </TaskPage>
  );
};

const Privacy = styled.div`margin-top: var(--space-5);`;
