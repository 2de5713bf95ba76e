import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { senderOf } from './senders';

/** A mail service that keeps what it takes. */
let service: Server;
const taken: string[] = [];
beforeAll(async () => {
  service = createServer((socket) => {
    let letter: string[] | null = null;
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (letter && line !== '.') letter.push(line);
        else if (letter) {
          taken.push(letter.join('\n'));
          letter = null;
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          letter = [];
          socket.write('354 go on\r\n');
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

test('API-D14 a mail goes out by SMTP with its Korean subject whole', async () => {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const { port } = service.address() as AddressInfo;
  const send = senderOf(
    {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: '향로 <hello@hyangro.example>',
      NODE_ENV: 'production',
      QA: false,
    },
    silent,
  );
  await send({ kind: 'mail', to: 'jisu@example.com', subject: '주문을 받았어요', text: '고맙습니다.' });
  const [letter = ''] = taken;
  expect(letter).toContain('To: jisu@example.com');
  expect(letter).toContain(`Subject: =?UTF-8?B?${Buffer.from('주문을 받았어요').toString('base64')}?=`);
});
