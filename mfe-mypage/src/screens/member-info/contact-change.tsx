import styled from '@emotion/styled';
import { useState } from 'react';
import type { ContactKind } from '@hyangro/contracts/session/recovery.rules';
import { useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { useMessages } from '../../messages';
import { ContactEditor } from './contact-editor';
import { contactDraft } from './member-info.form';

interface Props {
  by: ContactKind;
  /** Null where there is none yet. */
  current: string | null;
  isConfirmed: boolean;
}

/** The mailbox or phone as it is, and the way to another one. */
export const ContactChange = ({ by, current, isConfirmed }: Props) => {
  const t = useMessages();
  const { memberMemory } = useServices();
  const draft = contactDraft(by)(memberMemory);
  const [isOpen, setOpen] = useState(() => draft.get() !== null);
  const open = (next: boolean) => {
    draft.set(next ? { typed: '', sent: null } : null);
    setOpen(next);
  };
  const name = t(by === 'email' ? 'field.email' : 'phone.phone');
  return (
    <div>
      <Row>
        <Words>
          <span>{name}</span>
          <b>{current === null ? t('memberInfo.noPhone') : shown(by, current)}</b>
          {current !== null && !isConfirmed && <span>{t('memberInfo.unconfirmed')}</span>}
        </Words>
        <Button
          type="button"
          variant="line"
          size="m"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'memberInfo.stopOf' : 'memberInfo.changeOf', { name })}
          onClick={() => open(!isOpen)}
        >
          {t(isOpen ? 'memberInfo.stop' : 'memberInfo.change')}
        </Button>
      </Row>
      {isOpen && <ContactEditor by={by} onChanged={() => open(false)} />}
    </div>
  );
};

const shown = (by: ContactKind, current: string): string =>
  by === 'phone' ? current.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3') : current;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  > button { flex: none; }
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  span { display: block; font-size: 13px; color: var(--color-text-2); }
  b { display: block; font-weight: 600; }
`;
