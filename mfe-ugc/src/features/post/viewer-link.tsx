import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';

interface Props {
  /** Photos that the viewer leads through. */
  pictures: readonly string[];
  /** Index of the one pressed. */
  start: number;
  /** Name of the photo. */
  label: string;
  children: ReactNode;
}

/** A photo that opens large, among the others beside it. */
export const ViewerLink = ({ pictures, start, label, children }: Props) => (
  <Whole to={pathOf('ImageViewer')} state={{ pictures, start }} aria-label={label}>
    {children}
  </Whole>
);

const Whole = styled(Link)`display: block; &:focus-visible { outline-offset: -3px; }`;
