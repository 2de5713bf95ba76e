import styled from '@emotion/styled';

interface Props {
  logoUrl: string | null;
  /** Latin name: its first letter stands for a missing logo. */
  name: string;
  /** Height of its tile in px; wordmarks are wide. */
  height: number;
}

const WIDE = 1.75;

/** The mark of a brand on a tile; silent, for its name stands beside. */
export const BrandLogo = ({ logoUrl, name, height }: Props) => (
  <Tile style={{ height, width: height * WIDE }} aria-hidden>
    {logoUrl ? <img src={logoUrl} alt="" width={height * WIDE} height={height} loading="lazy" decoding="async" /> : name.slice(0, 1)}
  </Tile>
);

const Tile = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-shoulder-s);
  background: var(--color-bg);
  font: 500 22px/1 var(--font-display);
  color: var(--color-brand);
  img {
    width: 100%;
    height: 100%;
    padding: 0 4%;
    object-fit: contain;
  }
`;
