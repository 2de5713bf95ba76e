import { existsSync } from 'node:fs';
import path from 'node:path';
import { SCENES } from './welcome.model';

test('the pictures of the static home are in the shop’s media', () => {
  const media = path.join(__dirname, '../../../../api/demo');
  for (const { fileUrl, fileUrl2 } of Object.values(SCENES))
    for (const file of [fileUrl, fileUrl2]) expect([file, existsSync(path.join(media, file))]).toEqual([file, true]);
});
