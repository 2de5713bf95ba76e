export { goToSection } from './hold-section';
export { useSectionInSight } from './use-section-in-sight';
