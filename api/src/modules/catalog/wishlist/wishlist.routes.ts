import type { FastifyInstance } from 'fastify';
import { cipherOf } from '../../../platform/cipher/cipher';
import { serve } from '../../../platform/http/serve';
import type { Deps } from '../../../platform/module';
import {
  makeFolder,
  moveToFolder,
  nameFolder,
  readCurrent,
  readFolders,
  readShared,
  readWishlist,
  removeFolder,
  shareFolder,
  unshareFolder,
} from './wishlist.service';

export function wishlistRoutes(app: FastifyInstance, { db, config }: Deps): void {
  const { fingerprint } = cipherOf(config);
  serve(app, 'GET /wishlist', ({ query }, call) => readWishlist(db, query, call));
  serve(app, 'GET /wishlist/folders', (_, call) => readFolders(db, fingerprint, call));
  serve(app, 'POST /wishlist/folders', ({ body }, call) => makeFolder(db, body.name, call));
  serve(app, 'PATCH /wishlist/folders/:folderCd', ({ params, body }, call) => nameFolder(db, params.folderCd, body.name, call));
  serve(app, 'DELETE /wishlist/folders/:folderCd', ({ params }, call) => removeFolder(db, params.folderCd, call));
  serve(app, 'PUT /wishlist/products/:productCd/folder', ({ params, body }, call) =>
    moveToFolder(db, params.productCd, body.folderCd, call),
  );
  serve(app, 'PUT /wishlist/folders/:folderCd/share', ({ params }, call) => shareFolder(db, fingerprint, params.folderCd, call));
  serve(app, 'DELETE /wishlist/folders/:folderCd/share', ({ params }, call) => unshareFolder(db, params.folderCd, call));
  serve(app, 'GET /wishlist/shared/:shareToken', ({ params, query }, call) => readShared(db, fingerprint, { ...params, ...query }, call));
  serve(app, 'GET /product/current', ({ query }, call) => readCurrent(db, query.productCds, call));
}
