import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Spinner } from '../spinner';
import { look } from './look';

export type ButtonVariant = 'primary' | 'line' | 'soft' | 'spark' | 'danger' | 'text';
export type ButtonSize = 'l' | 'm' | 's';

interface Look {
  variant: ButtonVariant;
  /** l 52, m 44 (default), s 36 px high. */
  size?: ButtonSize;
  /** As wide as its box. */
  block?: boolean;
}

export interface ButtonProps extends Look, ComponentPropsWithRef<'button'> {
  type: 'button' | 'submit' | 'reset';
  /** Keeps the width, says busy, and takes no second press. */
  loading?: boolean;
}

export const Button = ({ variant, size = 'm', block, loading, disabled, onClick, children, ...rest }: ButtonProps) => (
  <Base
    {...rest}
    data-variant={variant}
    data-size={size}
    data-block={block || undefined}
    aria-busy={loading || undefined}
    disabled={disabled}
    onClick={loading ? (event) => event.preventDefault() : onClick}
  >
    <Content data-hidden={loading || undefined}>{children}</Content>
    {loading && (
      <Wait>
        <Spinner size={20} />
      </Wait>
    )}
  </Base>
);

export interface LinkButtonProps extends Look, LinkProps {}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export const LinkButton = ({ variant, size = 'm', block, ...rest }: LinkButtonProps) => (
  <BaseLink {...rest} data-variant={variant} data-size={size} data-block={block || undefined} />
);

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Read aloud; the icon inside is silent. */
  label: string;
  children: ReactNode;
}

export const IconButton = ({ label, type = 'button', ...rest }: IconButtonProps) => <Square {...rest} type={type} aria-label={label} />;

const Base = styled.button(look);
const BaseLink = styled(Link)(look);

const Content = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  &[data-hidden] {
    opacity: 0;
  }
`;

const Wait = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

const Square = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: var(--size-tap);
  height: var(--size-tap);
  border-radius: var(--radius-control);
  &:disabled {
    color: var(--color-text-disabled);
  }
`;
