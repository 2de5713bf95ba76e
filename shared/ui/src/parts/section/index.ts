export { Section, type SectionProps } from './section';
export { Container, Stack, VisuallyHidden, type ContainerProps, type StackProps } from './boxes';
