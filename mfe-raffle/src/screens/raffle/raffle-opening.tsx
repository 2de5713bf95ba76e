import styled from '@emotion/styled';
import type { ScreenPreview } from '@hyangro/runtime';
import { Picture } from '@hyangro/ui/picture';
import { Container } from '@hyangro/ui/section';
import { Columns, Line, Photo, Title, Words } from './raffle-layout';

/** The top of a raffle's page as its ticket in the list knows it. */
export const RaffleOpening = ({ preview: { title, overline, picture } }: { preview: ScreenPreview }) => (
  <Container>
    <Columns>
      <Photo>
        <Picture src={picture?.src} alt="" sizes={picture?.sizes ?? ''} eager />
      </Photo>
      <Words>
        <div>
          <Line aria-hidden />
          <Title>{title}</Title>
          <Goods>{overline}</Goods>
        </div>
      </Words>
    </Columns>
  </Container>
);

const Goods = styled.p`
  font: 400 15px/44px var(--font-sans);
  color: var(--color-text-2);
`;
