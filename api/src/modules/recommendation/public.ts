/** What other modules may use of recommendations. */
export { computeRecommendations } from './compute.service';
export { countProductView } from './view-count.repository';
