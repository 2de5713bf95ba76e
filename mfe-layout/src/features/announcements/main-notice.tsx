import styled from '@emotion/styled';
import { useId, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Announcements } from '@hyangro/contracts/common/common.contract';
import { pathOf, useTerms } from '@hyangro/runtime';
import { ChevronRight, X } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { clamp, media, text } from '@hyangro/ui/theme';
import { linkOf } from '../../data/layout.model';
import { useMessages } from '../../messages';
import { floating, rises } from './floating';
import { keepFocusInPage } from './keep-focus';

export interface MainNoticeProps {
  notice: NonNullable<Announcements['notice']>;
  onHideToday: () => void;
  onClose: () => void;
}

/** The notice of Main: a sheet above the phone's bar, a card in the corner of a PC; the page behind it goes on as before. */
export const MainNotice = ({ notice, onHideToday, onClose }: MainNoticeProps) => {
  const t = useMessages();
  const term = useTerms();
  const heading = useId();
  const leave = (done: () => void) => (event: SyntheticEvent) => {
    keepFocusInPage(event.currentTarget);
    done();
  };
  const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && leave(onClose)(event);
  return (
    <Card aria-labelledby={heading} onKeyDown={closeByKey}>
      {notice.imgUrl && (
        <Shot>
          <Picture src={notice.imgUrl} alt="" ratio="auto" sizes="264px" />
        </Shot>
      )}
      <Words>
        <Eyebrow>{t('notice.eyebrow')}</Eyebrow>
        <Title id={heading}>{notice.title}</Title>
        <Body>{notice.body}</Body>
      </Words>
      <Cross type="button" aria-label={term('action.close')} onClick={leave(onClose)}>
        <X size={20} />
      </Cross>
      <Foot>
        <Today type="button" onClick={leave(onHideToday)}>
          {t('notice.hideToday')}
        </Today>
        <More to={linkOf(notice.link) ?? pathOf('Notice', { noticeCd: notice.noticeCd })} aria-describedby={heading}>
          {t('notice.more')}
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
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-shoulder);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-3);
  ${rises}
  ${media.tablet} {
    right: auto;
    left: 24px;
    grid-template-columns: 132px minmax(0, 1fr);
    width: 420px;
  }
`;

const Shot = styled.div`
  position: relative;
  overflow: hidden;
  > * {
    position: absolute;
    inset: 0;
    height: 100%;
  }
`;

const Words = styled.div`
  min-width: 0;
  padding: 16px 44px 12px 14px;
  &:first-of-type {
    grid-column: 1 / -1;
    padding-left: 20px;
  }
  ${media.tablet} {
    padding: 20px 48px 16px 18px;
  }
`;

const Eyebrow = styled.p`
  font: 600 12px/1.5 var(--font-sans);
  color: var(--color-brand);
`;
/* In the text face: the heading face has the letters of the shop's own words, and these are an operator's. */
const Title = styled.h2`
  ${text.titleM}
  margin-top: 2px;
  ${clamp(2)}
  ${media.tablet} {
    font-size: 18px;
  }
`;
const Body = styled.p`
  margin-top: 4px;
  ${text.bodyS}
  color: var(--color-text-2);
  white-space: pre-line;
  ${clamp(2)}
`;

const Cross = styled.button`
  position: absolute;
  top: 4px;
  right: 4px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
`;

const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  justify-content: space-between;
  border-top: 1px solid var(--color-line);
  > * {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 16px;
    font: 500 14px/1 var(--font-sans);
  }
  > :focus-visible {
    outline-offset: -3px;
  }
`;
const Today = styled.button`color: var(--color-text-2);`;
const More = styled(Link)`
  && {
    gap: 2px;
    padding-right: 10px;
    font-weight: 700;
  }
  color: var(--color-brand);
`;
