export { Badge, GradeBadge, Tag } from './badge';
export type { BadgeProps, Grade, GradeBadgeProps, TagProps } from './badge';
