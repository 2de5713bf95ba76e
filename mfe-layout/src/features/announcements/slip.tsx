import styled from '@emotion/styled';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { useTerms } from '@hyangro/runtime';
import { ChevronRight, X } from '@hyangro/ui/icons';
import { media, text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { floating, rises } from './floating';
import { keepFocusInPage } from './keep-focus';
import type { SlipName } from './use-slip';

export interface SlipProps {
  name: SlipName;
  words: string;
  to: string;
  more: string;
  onHideToday: () => void;
  onClose: () => void;
}

/** A sentence over Main with a way on: above the phone's bar, in the corner of a PC. It takes no room from the page and no focus. */
export const Slip = ({ name, words, to, more, onHideToday, onClose }: SlipProps) => {
  const t = useMessages();
  const term = useTerms();
  const leave = (done: () => void) => (event: SyntheticEvent) => {
    keepFocusInPage(event.currentTarget);
    done();
  };
  const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && leave(onClose)(event);
  return (
    <Card aria-label={words} data-slip={name} onKeyDown={closeByKey}>
      <p>{words}</p>
      <Cross type="button" aria-label={term('action.close')} onClick={leave(onClose)}>
        <X size={18} />
      </Cross>
      <Foot>
        <button type="button" onClick={leave(onHideToday)}>
          {t('notice.hideToday')}
        </button>
        <More to={to}>
          {more}
          <ChevronRight size={16} />
        </More>
      </Foot>
    </Card>
  );
};

const Card = styled.section`
  ${floating}
  right: 12px;
  left: 12px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-2);
  ${rises}
  > p {
    padding: 14px 48px 6px 16px;
    ${text.titleM}
  }
  ${media.tablet} { right: auto; left: 24px; width: 380px; }
  /* A computer has no app to install. */
  ${media.pc} { &[data-slip='install'] { display: none; } }
`;
const Cross = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
`;
const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  > * {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 16px;
    font: 500 14px/1 var(--font-sans);
    color: var(--color-text-2);
  }
  > :focus-visible { outline-offset: -3px; }
`;
const More = styled(Link)`
  && {
    gap: 2px;
    padding-right: 10px;
    font-weight: 700;
    color: var(--color-brand);
  }
`;
