import styled from '@emotion/styled';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import type { DraftHandle } from './use-draft';

interface Props {
  title: string;
  /** A line under the title. */
  lead?: ReactNode;
  draft: Pick<DraftHandle, 'state' | 'startAnew'>;
  /** Words of the button that sends. */
  send: string;
  isPending: boolean;
  /** Files are on their way: the post waits for them. */
  isUploading?: boolean;
  /** Beside the button: what the post brings, or a way to delete it. */
  foot?: ReactNode;
  onSend(event: FormEvent): void;
  children: ReactNode;
}

/** The screen of a form of a post: what became of its draft, its fields, and the button that sends it. */
export const PostPage = ({ title, lead, draft, send, isPending, isUploading = false, foot, onSend, children }: Props) => (
  <Page narrow>
    <Title>{title}</Title>
    {lead && <Lead>{lead}</Lead>}
    <Fields method="post" noValidate onSubmit={onSend}>
      <DraftNotice {...draft} />
      {children}
      <Bar>
        <SavedNote isSaved={draft.state === 'saved'} />
        {foot}
        <Button type="submit" variant="primary" size="l" block loading={isPending} disabled={isUploading}>
          {send}
        </Button>
      </Bar>
    </Fields>
  </Page>
);

/** In a line that has its room: nothing moves under the hands of who writes. */
const SavedNote = ({ isSaved }: { isSaved: boolean }) => {
  const t = useMessages();
  return <Saved role="status">{isSaved && t('write.saved')}</Saved>;
};

/** What became of the draft, told once and quietly. */
const DraftNotice = ({ state, startAnew }: Pick<DraftHandle, 'state' | 'startAnew'>) => {
  const t = useMessages();
  return (
    <div role="status">
      {state === 'restored' && (
        <Notice
          tone="info"
          action={
            <Button type="button" variant="text" size="s" onClick={startAnew}>
              {t('write.startAnew')}
            </Button>
          }
        >
          {t('write.restored')}
        </Notice>
      )}
      {state === 'full' && <Notice tone="warn">{t('write.full')}</Notice>}
      {state === 'elsewhere' && <Notice tone="info">{t('write.elsewhere')}</Notice>}
    </div>
  );
};

const Page = styled(Container)`
  padding-block: 16px 24px;
  ${media.pc} { padding-block: 40px 80px; }
`;
const Title = styled.h1`
  ${text.titleL}
  ${media.pc} { ${text.displayM} }
`;
const Lead = styled.p`
  margin-top: 4px;
  color: var(--color-text-2);
`;
const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  margin-top: 16px;
  > [role='status']:empty { display: none; }
`;
const Saved = styled.p`
  min-height: 20px;
  text-align: center;
  font-size: 13px;
  color: var(--color-text-3);
`;
/* In sight while one writes: on phones it sticks to the bottom. */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: grid;
  gap: 8px;
  margin-inline: calc(var(--page-margin) * -1);
  padding: 10px var(--page-margin) calc(10px + var(--safe-bottom, 0px));
  background: var(--color-bg);
  box-shadow: var(--shadow-bar);
  ${media.pc} { position: static; margin-inline: 0; padding: 0; box-shadow: none; }
`;
