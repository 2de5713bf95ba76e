import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { addAddress, changeAddress, chooseDefault, readBook, removeAddress } from './address-book.service';

export function addressRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'GET /addresses', (_, call) => readBook(db, call));
  serve(app, 'POST /addresses', ({ body }, call) => addAddress(db, call, body));
  serve(app, 'PUT /addresses/:addressCd', ({ params: { addressCd }, body }, call) => changeAddress(db, call, addressCd, body));
  serve(app, 'DELETE /addresses/:addressCd', ({ params: { addressCd } }, call) => removeAddress(db, call, addressCd));
  serve(app, 'PUT /addresses/:addressCd/default', ({ params: { addressCd } }, call) => chooseDefault(db, call, addressCd));
}
