export { Button, IconButton, LinkButton } from './button';
export type { ButtonProps, ButtonSize, ButtonVariant, IconButtonProps, LinkButtonProps } from './button';
export { wrapped } from './wrap';
