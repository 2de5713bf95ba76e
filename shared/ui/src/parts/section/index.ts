export { Section, type SectionProps } from './section';
export { Container, Divider, Row, Stack, VisuallyHidden, type ContainerProps, type FlowProps } from './boxes';
