import styled from '@emotion/styled';
import { BlockSection } from '../features/block/block-section';
import { useMessages } from '../messages';
import type { DisplayProps } from './display.props';

/** Type {{number}}: {{title}}. */
export const {{component}} = ({ display, items }: DisplayProps) => {
  const t = useMessages();
  if (items.length === 0) return null;
  return (
    <BlockSection display={display}>
      <List aria-label={display.title ?? t('{{key}}.label')}>
        {items.map((item) => (
          <li key={item.seq}>{item.text}</li>
        ))}
      </List>
    </BlockSection>
  );
};

const List = styled.ul`display: grid; gap: 8px;`;
