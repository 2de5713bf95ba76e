import type { LucideIcon, LucideProps } from 'lucide-react';

export type IconProps = Omit<LucideProps, 'ref'>;

/** A lucide icon in the shop's line: 24 px, stroke 1.6, silent for screen readers (the control carries the label). */
export const icon = (Base: LucideIcon) => {
  const Icon = (props: IconProps) => <Base size={24} strokeWidth={1.6} aria-hidden focusable={false} {...props} />;
  return Icon;
};
