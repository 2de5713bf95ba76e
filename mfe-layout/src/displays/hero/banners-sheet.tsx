import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Display, DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { Sheet } from '@hyangro/ui/sheet';
import { linkOf } from '../../data/layout.model';
import { useMessages } from '../../messages';
import { BannerCopy } from '../../parts/banner-copy';
import { BannerPicture } from '../../parts/banner-picture';

export interface BannersSheetProps {
  isOpen: boolean;
  onClose: () => void;
  display: Display;
  slides: readonly DisplayItem[];
}

/** Every banner with its link; Esc, back or the cross closes it. */
export default function BannersSheet({ isOpen, onClose, display, slides }: BannersSheetProps) {
  const t = useMessages();
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('hero.title')} closeLabel={t('hero.close')}>
      <List>
        {slides.map((item) => {
          const to = linkOf(item.link);
          const content = (
            <>
              <BannerPicture item={item} sizes={{ mobile: '92vw', pc: '480px' }} alt={item.text ? '' : (display.title ?? '')} />
              <BannerCopy item={{ ...item, verticalAlign: 'TOP' }} isSmall />
            </>
          );
          return (
            <li key={item.seq}>
              {to ? (
                <CardLink to={to} onClick={onClose}>
                  {content}
                </CardLink>
              ) : (
                <Card>{content}</Card>
              )}
            </li>
          );
        })}
      </List>
    </Sheet>
  );
}

const List = styled.ul`
  display: grid;
  gap: 10px;
  padding-bottom: 16px;
`;

const card = `
position:relative;display:block;overflow:hidden;aspect-ratio:358/210;border-radius:var(--radius-shoulder);background:var(--color-tile);
--copy-x:18px;--copy-top:18px;
img{object-position:50% 74%}
`;
const CardLink = styled(Link)(card);
const Card = styled.div(card);
