export { MockRefusal, mockFetch, refusal, type EndpointMocks, type MockRequest } from './endpoint-mocks';
export { aProductCard, aRecommendedCard } from './product-card';
export { renderScreen, type RenderScreenOptions } from './render-screen';
export { RETRY } from './retry-boundary';
export { createTestServices, type TestServicesOptions } from './test-services';
