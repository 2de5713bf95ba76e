import styled from '@emotion/styled';
import type { ScreenPreview } from '@hyangro/runtime';
import { Picture } from '@hyangro/ui/picture';
import { Price } from '@hyangro/ui/price';
import { Slide, Thumbs, Track } from './gallery-layout';
import { Page, Photos, Side, Steps } from './product-layout';
import { Money, Name, Summary, Top, Voices, brand } from './title-layout';

/** The top of the product page as the tapped card knows it: every box stands where the page's own will. */
export const ProductOpening = ({ preview: { title, overline, picture, price } }: { preview: ScreenPreview }) => (
  <Page>
    <Steps as="div" aria-hidden>
      <Room data-line="trail" />
    </Steps>
    <Photos>
      <Track as="div">
        <Slide as="div">
          <Picture src={picture?.src} alt="" sizes={picture?.sizes ?? ''} eager />
        </Slide>
      </Track>
      <Thumbs as="div" aria-hidden>
        <Thumb />
      </Thumbs>
    </Photos>
    <Side>
      <Top>
        <Brand>{overline}</Brand>
      </Top>
      <Name>{title}</Name>
      <Summary aria-hidden>
        <Room data-line="summary" />
      </Summary>
      <Voices aria-hidden>
        <Room data-line="voices" />
      </Voices>
      {price && (
        <Money>
          {Boolean(price.discountRate) && <Room data-line="list-price" />}
          <Price {...price} size="xl" />
        </Money>
      )}
    </Side>
  </Page>
);

const Thumb = styled.span`
  aspect-ratio: 1;
  border-radius: var(--radius-tile);
  background: var(--color-tile);
`;
const Brand = styled.span(brand);
/* Lines whose words are not known yet. */
const Room = styled.span`
  display: block;
  height: 1lh;
  &[data-line='trail'] { height: calc(1lh + 8px); }
  &[data-line='list-price'] {
    font: 400 14px/1.4 var(--font-sans);
  }
  &[data-line='voices'] { height: calc(1lh + 16px); }
`;
