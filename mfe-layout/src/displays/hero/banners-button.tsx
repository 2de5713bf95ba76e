import styled from '@emotion/styled';
import { Plus } from '@hyangro/ui/icons';
import { media } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

export interface BannersButtonProps {
  isOpen: boolean;
  onOpen: () => void;
}

/** On phones: opens the list of all banners (D-M01). */
export const BannersButton = ({ isOpen, onOpen }: BannersButtonProps) => {
  const t = useMessages();
  return (
    <Round type="button" aria-label={t('hero.showAll')} aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen} data-banners>
      <Plus size={16} strokeWidth={2} />
    </Round>
  );
};

const Round = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: 50%;
  &::after { content: ''; position: absolute; inset: -9px -2px; }
  ${media.tablet} { display: none; }
`;
