import styled from '@emotion/styled';
import type { ScreenPreview } from '@hyangro/runtime';
import { Picture } from '@hyangro/ui/picture';
import { Price } from '@hyangro/ui/price';
import { Container } from '@hyangro/ui/section';
import { Skeleton } from '@hyangro/ui/skeleton';
import { media, text } from '@hyangro/ui/theme';

/** What a link knew of a screen that has no opening of its own, or whose remote is not here yet. */
export default function PlainOpening({ preview: { title, overline, picture, price } }: { preview: ScreenPreview }) {
  if (!picture)
    return (
      <Container>
        <ListTitle>{title}</ListTitle>
        {overline && <Note>{overline}</Note>}
        <Cards aria-hidden>
          {Array.from({ length: 8 }, (_, at) => (
            <Skeleton key={at} w="100%" h={220} />
          ))}
        </Cards>
      </Container>
    );
  return (
    <Columns>
      <Photo>
        <Picture src={picture.src} alt="" sizes={picture.sizes} eager />
      </Photo>
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
const ListTitle = styled.h1`
  ${text.displayS}
  padding-top: 12px;
  ${media.pc} {
    ${text.displayM}
    padding-top: 40px;
  }
`;
const Note = styled.p`
  color: var(--color-text-2);
`;
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--gutter);
  margin-top: 64px;
  ${media.pc} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
