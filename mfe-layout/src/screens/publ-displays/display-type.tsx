import styled from '@emotion/styled';
import { Container } from '@hyangro/ui/section';
import { text } from '@hyangro/ui/theme';
import { DisplayBlock } from '../../displays/display-block';
import type { BlockProps } from '../../displays/display.props';
import { Name } from '../../features/publ/parts';
import { isPublWord, usePublWords } from '../../features/publ/words';
import { ReferencePictures } from './reference-pictures';

/** One block of the layout: what it is by the specification, the block itself, its reference pictures and its data. */
export const DisplayType = ({ anchor, block }: { anchor: string; block: BlockProps }) => {
  const t = usePublWords();
  const { display, items, shownOn } = block;
  const { displayCd } = display;
  const name = `type.${displayCd}.name`;
  const says = `type.${displayCd}.text`;
  return (
    <article id={anchor}>
      <Container>
        <Head>
          <Number>{t('types.name', { displayCd })}</Number>
          <Title>{isPublWord(name) && t(name)}</Title>
          <p>{isPublWord(says) && t(says)}</p>
          <Name>{t(`types.on.${shownOn}`)}</Name>
        </Head>
      </Container>
      <DisplayBlock block={block} />
      <Container>
        <Foot>
          <ReferencePictures displayCd={displayCd} />
          <details>
            <summary>{t('types.data')}</summary>
            <Data tabIndex={0}>{JSON.stringify({ display, items }, null, 2)}</Data>
          </details>
        </Foot>
      </Container>
    </article>
  );
};

const Head = styled.header`
  margin-top: 56px;
  padding-top: 20px;
  border-top: 2px solid var(--color-brand);
  scroll-margin-top: 108px;
`;
const Number = styled.p`font: 500 13px/1.4 var(--font-sans); color: var(--color-brand);`;
const Title = styled.h2(text.titleL);
const Foot = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 24px;
  summary { min-height: var(--size-tap); line-height: var(--size-tap); cursor: pointer; }
`;
const Data = styled.pre`
  max-height: 420px;
  overflow: auto;
  padding: 16px;
  border-radius: var(--radius-control);
  background: var(--color-bg-sunken);
  font-size: 12px;
`;
