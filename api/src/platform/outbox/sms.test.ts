import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '../log/log';
import { senderOf } from './senders';

/** A service that keeps what it takes, and answers the status that was set. */
let service: Server;
let status = 202;
const taken: { authorization: string | undefined; body: unknown }[] = [];
beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      taken.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
      response.writeHead(status).end('{"message":"123456"}');
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

const send = (text: string) =>
  senderOf(
    {
      SMTP_URL: undefined,
      MAIL_FROM: '',
      SMS_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/messages`,
      SMS_TOKEN: 'key',
    },
    createLog('silent'),
  )({ kind: 'sms', to: '01012345678', text });

test('API-D04 a text message goes out by HTTP with its Korean text whole; one that is not taken fails without its words', async () => {
  await send('인증번호는 012345예요.');
  expect(taken).toEqual([{ authorization: 'Bearer key', body: { to: '01012345678', text: '인증번호는 012345예요.' } }]);
  status = 429;
  await expect(send('인증번호는 012345예요.')).rejects.toThrow(/^the service for text messages answered 429$/);
});
