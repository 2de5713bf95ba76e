import type { ComponentPropsWithoutRef } from 'react';
import type { IconNode } from 'lucide';

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Side in px, 24 by default. */
  size?: number | string;
}

/**
 * A lucide icon in the shop's line: 24 px, stroke 1.6, silent for screen readers (the control carries the label). Its shapes
 * never change, so React gets them as one text: a page has a hundred icons.
 */
export const icon = (shapes: IconNode) => {
  const __html = shapes.map(([tag, attributes]) => `<${tag}${Object.entries(attributes).map(attribute).join('')}/>`).join('');
  const Icon = ({ size = 24, ...props }: IconProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
      {...props}
      dangerouslySetInnerHTML={{ __html }}
    />
  );
  return Icon;
};

const attribute = ([name, value]: [string, string | number | undefined]) => ` ${name}="${value}"`;
