import styled from '@emotion/styled';
import { useServices, useStore } from '@hyangro/runtime';
import pictures from '../../data/reference-pictures.json';
import { Name } from '../../features/publ/parts';
import { usePublWords } from '../../features/publ/words';

/** Widths of the screen at which each type has a picture, in px. */
const WIDTHS = [390, 1440] as const;

interface ReferencePicture {
  file: string;
  /** Of the block, in px: its picture is a third of it. */
  width: number;
  height: number;
}
const PICTURES: Readonly<Record<string, ReferencePicture | undefined>> = pictures;

/** What the picture comparison holds the type against, in the reader's language. */
export const ReferencePictures = ({ displayCd }: { displayCd: number }) => {
  const t = usePublWords();
  const locale = useStore(useServices().locale);
  const found = WIDTHS.flatMap((screen) => {
    const picture = PICTURES[`${displayCd}-${screen}-${locale}`];
    return picture ? [{ screen, ...picture }] : [];
  });
  if (!found.length) return null;
  return (
    <div>
      <Name>{t('types.picture')}</Name>
      <Pictures>
        {found.map(({ screen, file, width, height }) => (
          <img
            key={screen}
            src={`/media/display/${file}`}
            alt={t('types.pictureAt', { width: screen })}
            width={Math.round(width / 3)}
            height={Math.round(height / 3)}
            loading="lazy"
            decoding="async"
          />
        ))}
      </Pictures>
    </div>
  );
};

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 12px;
  img { max-width: 100%; height: auto; box-shadow: 0 0 0 1px var(--color-line-strong); }
`;
