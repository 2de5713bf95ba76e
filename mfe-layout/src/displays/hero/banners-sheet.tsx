import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Display, DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { useTerms } from '@hyangro/runtime';
import { Sheet } from '@hyangro/ui/sheet';
import { text } from '@hyangro/ui/theme';
import { linkOf } from '../../data/layout.model';
import { useMessages } from '../../messages';
import { BannerPicture } from '../../features/block/banner-picture';

export interface BannersSheetProps {
  isOpen: boolean;
  onClose: () => void;
  display: Display;
  slides: readonly DisplayItem[];
}

/** Every banner with its link; Esc, back or the cross closes it. */
export default function BannersSheet({ isOpen, onClose, display, slides }: BannersSheetProps) {
  const t = useMessages();
  const term = useTerms();
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('hero.title')} closeLabel={term('action.close')}>
      <List>
        {slides.map((item) => (
          <li key={item.seq}>
            <Row item={item} name={display.title ?? ''} onClose={onClose} />
          </li>
        ))}
      </List>
    </Sheet>
  );
}

function Row({ item, name, onClose }: { item: DisplayItem; name: string; onClose: () => void }) {
  const to = linkOf(item.link);
  const content = (
    <>
      <Photo>
        <BannerPicture
          item={{ fileUrl: item.fileUrl, fileUrl2: null }}
          sizes={{ mobile: '130px', pc: '130px' }}
          alt={item.text ? '' : name}
        />
      </Photo>
      <Words>
        <strong>{item.text}</strong>
        {item.description && <span>{item.description}</span>}
      </Words>
    </>
  );
  if (!to) return <Card>{content}</Card>;
  return (
    <CardLink to={to} onClick={onClose}>
      {content}
    </CardLink>
  );
}

const List = styled.ul`
  display: grid;
  gap: 10px;
  padding-bottom: 16px;
`;

const card = `
display:flex;align-items:center;gap:16px;padding-right:14px;overflow:hidden;border-radius:var(--radius-shoulder);background:var(--color-bg-sunken);
&:focus-visible{outline-offset:-3px}
`;
const CardLink = styled(Link)(card);
const Card = styled.div(card);

/** The lower part of the portrait picture, where its goods stand. */
const Photo = styled.span`
  position: relative;
  flex: none;
  width: 130px;
  aspect-ratio: 1;
  img {
    object-position: 50% 82%;
  }
`;

const Words = styled.span`
  display: grid;
  gap: 4px;
  min-width: 0;
  padding-block: 14px;
  strong {
    ${text.displayS}
    white-space: pre-line;
  }
  span {
    ${text.bodyS}
    color: var(--color-text-2);
  }
`;
