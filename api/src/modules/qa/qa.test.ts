import { createTestApp } from '../../platform/testing/test-app';

test('QA-02 without QA mode the doors for tests do not exist, and nobody moves the clock', async () => {
  const shop = await createTestApp({ seed: 'empty', config: { QA: false } });
  shop.app.get('/test/now', async (request) => request.now.toISOString());
  try {
    for (const url of ['/__qa/seed', '/__qa/clock'])
      expect((await shop.visitor().post(url, { scenario: 'last-piece', at: null })).statusCode).toBe(404);
    expect((await shop.visitor().get('/__qa/outbox')).statusCode).toBe(404);
    const { body } = await shop.visitor().get('/test/now', { headers: { 'x-shop-now': '2030-01-01T00:00:00Z' } });
    expect(body.slice(0, 4)).not.toBe('2030');
  } finally {
    await shop.close();
  }
});

describe('in QA mode', () => {
  let shop: Awaited<ReturnType<typeof createTestApp>>;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  test('QA-02 every scenario brings its state, an unknown one is not found', async () => {
    const scenarios = (await shop.visitor().get('/__qa/scenarios')).json() as string[];
    expect(scenarios.length).toBeGreaterThan(0);
    for (const scenario of scenarios)
      expect([scenario, (await shop.visitor().post('/__qa/seed', { scenario })).statusCode]).toEqual([scenario, 200]);
    expect((await shop.visitor().post('/__qa/seed', { scenario: 'no-such' })).statusCode).toBe(404);
  });

  test('QA-03 moving the shop’s clock runs the jobs that are then due; null brings the real time back', async () => {
    const moved = await shop.visitor().post('/__qa/clock', { at: '2031-05-05T12:00:00+09:00' });
    expect((moved.json() as { now: string }).now.slice(0, 13)).toBe('2031-05-05T03');
    const { rows } = await shop.deps.pool.query(`select 1 from job_run where slot > '2031-01-01' and finished_at is not null`);
    expect(rows.length).toBeGreaterThan(0);
    const back = await shop.visitor().post('/__qa/clock', { at: null });
    expect(Math.abs(Date.parse((back.json() as { now: string }).now) - Date.now())).toBeLessThan(60_000);
  });

  test('QA-02 a test reads the messages that the shop would send', async () => {
    await shop.visitor().post('/member/verification/send', { phone: '010-2222-3333' });
    const [message] = (await shop.visitor().get('/__qa/outbox')).json() as {
      kind: string;
      to: string;
      text: string;
    }[];
    expect(message).toMatchObject({ kind: 'sms', to: '01022223333', text: expect.stringMatching(/\d{6}/) });
  });
});
