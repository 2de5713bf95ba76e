import { refusal, type EndpointMocks } from './endpoint-mocks';

({ 'POST /cart/items': refusal('ORDER_NO_STOCK', ['Rose', 2]), 'GET /cart/items': refusal('LOGIN_REQUIRED') }) satisfies EndpointMocks;
// @ts-expect-error The contract of this endpoint does not list the refusal.
({ 'GET /cart/items': refusal('ORDER_NO_STOCK', ['Rose', 2]) }) satisfies EndpointMocks;
// @ts-expect-error What is left is not told.
refusal('ORDER_NO_STOCK', ['Rose']);
// @ts-expect-error Nothing is told at all.
refusal('ORDER_NO_STOCK');
// @ts-expect-error A number is told as text.
refusal('LOGIN_FAILED', ['3', 5]);
