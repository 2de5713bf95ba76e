import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';

/** A part of a form that takes the focus as a whole when something is wrong in it. */
export const FocusBox = (props: ComponentPropsWithRef<'div'>) => <Box {...props} tabIndex={-1} />;

const Box = styled.div`
  min-width: 0;
  &:focus { outline: none; }
`;
