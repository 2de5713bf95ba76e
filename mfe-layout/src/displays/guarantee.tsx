import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRight, ShieldCheck } from '@hyangro/ui/icons';
import { media } from '@hyangro/ui/theme';
import type { DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { linkOf, picturesOf } from '../data/layout.model';
import { useMessages } from '../messages';
import { BannerPicture } from '../features/block/banner-picture';
import { BlockColumn } from '../features/block/block-column';
import { BlockHeading, hasHeading } from '../features/block/block-heading';
import type { DisplayProps } from './display.props';

/** Type 8: what the shop vouches for, on sea-glass; a frame of cells on PCs (D-08). */
export const Guarantee = ({ display, items }: DisplayProps) => {
  const t = useMessages();
  const heading = useId();
  const promises = items.filter((item) => item.text || picturesOf(item));
  if (promises.length === 0) return null;
  return (
    <Shelf aria-label={display.title ?? t('guarantee.label')}>
      <BlockColumn display={display} heading={hasHeading(display) && <BlockHeading display={display} id={heading} />}>
        <Strips data-headed={hasHeading(display) || undefined} data-many={promises.length > 1 || undefined}>
          {promises.map((item) => (
            <li key={item.seq}>
              <Promise item={item} />
            </li>
          ))}
        </Strips>
      </BlockColumn>
    </Shelf>
  );
};

function Promise({ item }: { item: DisplayItem }) {
  const to = linkOf(item.link);
  const content = (
    <>
      <Seal>
        {picturesOf(item) ? (
          <BannerPicture item={item} sizes={{ mobile: '150px', pc: '210px' }} alt={item.text ? '' : (item.description ?? '')} />
        ) : (
          <ShieldCheck size={24} />
        )}
      </Seal>
      <Words>
        <b>{item.text}</b>
        {item.description && <span>{item.description}</span>}
      </Words>
      {to && <ChevronRight size={16} />}
    </>
  );
  return to ? <StripLink to={to}>{content}</StripLink> : <Strip>{content}</Strip>;
}

const Shelf = styled.section`
  padding-top: 20px;
  ${media.tablet} { padding-top: 36px; }
`;

const Strips = styled.ul`
  display: flex;
  gap: 8px;
  margin-inline: calc(var(--page-margin) * -1);
  padding-inline: var(--page-margin);
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--page-margin);
  > li { flex: 1 0 100%; min-width: 0; scroll-snap-align: start; }
  &[data-headed] { margin-top: 14px; }
  &[data-many] > li { flex-basis: calc(100% - 44px); }
  ${media.tablet} {
    gap: 0;
    margin-inline: 0;
    padding: 0;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-shoulder);
    overflow: hidden;
    > li, &[data-many] > li { flex: 1 1 0; }
    > li + li { border-left: 1px solid var(--color-line); }
  }
`;

const strip = `
display:flex;align-items:center;gap:10px;height:100%;min-height:56px;padding:6px 12px 6px 8px;border-radius:var(--radius-control);
background:var(--color-genuine-soft);color:var(--color-genuine);
> svg{flex:none}
&:focus-visible{outline-offset:-2px}
${media.tablet}{gap:12px;padding:14px;border-radius:0;background:none;color:var(--color-brand);> svg{color:var(--color-text-3)}}
${media.pc}{gap:14px;padding:16px 22px}
`;
const StripLink = styled(Link)(strip);
const Strip = styled.div(strip);

const Seal = styled.span`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 16px 16px 4px 4px;
  overflow: hidden;
  img { width: 300%; max-width: none; left: auto; right: -8%; object-position: 100% 50%; }
  ${media.pc} { width: 56px; height: 60px; border-radius: 20px 20px 5px 5px; }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  font: 400 13px/1.4 var(--font-sans);
  letter-spacing: -0.02em;
  b { font-weight: 700; }
  ${media.tablet} {
    line-height: 1.45;
    color: var(--color-text-2);
    b { font-size: 15px; color: var(--color-text); }
  }
  ${media.pc} { b { font-size: 16px; }
  }
`;
