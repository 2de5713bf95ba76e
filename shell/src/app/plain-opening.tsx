import styled from '@emotion/styled';
import type { ScreenPreview } from '@hyangro/runtime';
import { Picture } from '@hyangro/ui/picture';
import { Price } from '@hyangro/ui/price';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';

/** Picture, title and price of a screen whose remote is not here yet. */
export default function PlainOpening({ preview: { title, overline, picture, price } }: { preview: ScreenPreview }) {
  return (
    <Columns>
      {picture && (
        <Photo>
          <Picture src={picture.src} alt="" sizes={picture.sizes} eager />
        </Photo>
      )}
      <div>
        {overline && <Overline>{overline}</Overline>}
        <Title>{title}</Title>
        {price && <Price {...price} size="xl" />}
      </div>
    </Columns>
  );
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${media.pc} {
    grid-template-columns: minmax(0, 1fr) 384px;
    gap: 64px;
    padding-top: 40px;
  }
`;
const Photo = styled.div`
  margin-inline: calc(var(--page-margin) * -1);
  ${media.pc} {
    margin-inline: 0;
  }
`;
const Overline = styled.p`
  font: 700 14px/32px var(--font-sans);
`;
const Title = styled.h1(text.titleL);
