export { MockRefusal, mockFetch, refusal, type EndpointMocks, type MockRequest } from './endpoint-mocks';
export { aProductCard, aRecommendedCard } from './product-card';
export { renderScreen, type RenderScreenOptions } from './render-screen';
export { createTestServices, type TestServicesOptions } from './test-services';
