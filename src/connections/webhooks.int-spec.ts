import type { Pool } from 'pg';
import { allRows, placesOf } from '../../test/e2e/privacy/all-bytes';
import { startTestApp, type TestApp } from '../../test/support/app/app';
import type { HttpClient } from '../../test/support/app/http-client';
import { until } from '../../test/support/app/http-until';
import { CommandedArticle, personOf } from '../../test/support/article/commanded-article';
import { EsdbDouble } from '../../test/support/esdb-double/esdb-double';
import { exampleOfGuide, fieldsOf } from '../../test/support/webhooks/guide';
import { Receiver } from '../../test/support/webhooks/receiver';
import { type Webhook, WEBHOOK_KINDS, type WebhookDeliveries } from '../contracts';
import { PG_POOL } from '../platform/postgres';

describe.each(['Postgres', 'EventStoreDB'])('webhooks, with the events in %s', (kind) => {
  let app: TestApp;
  let double: EsdbDouble;
  let webmaster: HttpClient;
  let receiver: Receiver;
  let id: string;

  beforeAll(async () => {
    double = await EsdbDouble.start();
    app = await startTestApp({ env: kind === 'Postgres' ? {} : { EVENT_STORE_URL: double.url } });
    webmaster = await app.as('webmaster');
    receiver = await new Receiver().start();
  });
  afterAll(async () => {
    await receiver.stop();
    await app.stop();
    await double.stop();
  });

  const list = async (): Promise<Webhook[]> => (await webmaster.get('/webhooks')).body as Webhook[];
  const deliveries = async (state = 'DELIVERED'): Promise<WebhookDeliveries> =>
    (await webmaster.get(`/webhooks/${id}/deliveries`, { state })).body as WebhookDeliveries;
  const change = (more: object) => ({ url: receiver.url, kinds: [...WEBHOOK_KINDS], active: true, ...more });
  const received = () => receiver.received.map(({ type, data }) => `${type} ${data.status}`);

  it('are refused without an address, or with one that contains a password', async () => {
    for (const url of ['', 'ftp://example.org', 'http://example.org/', 'https://user:word@example.org/', 'example.org'])
      expect((await webmaster.post('/webhooks', change({ url }))).status).toBe(400);
    for (const kinds of [[], ['review.completed'], 'article.submitted'])
      expect((await webmaster.post('/webhooks', change({ kinds }))).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('show their secret once, and are recorded in the security log without it', async () => {
    const added = await webmaster.post('/webhooks', change({}));
    expect(added.status).toBe(201);
    const { id: made, secret } = added.body as { id: string; secret: string };
    [id, receiver.secret] = [made, secret];
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const listed = await webmaster.get('/webhooks');
    expect(listed.text).not.toContain(secret.slice(6, 20));
    const log = await webmaster.get('/security-log', { kind: 'WEBHOOK_ADDED' });
    expect(log.text).toContain(receiver.url);
    expect(log.text).not.toContain(secret.slice(6, 20));
  });

  it('can be tested', async () => {
    const tested = (await webmaster.post(`/webhooks/${id}/test`, {})).body;
    expect(tested).toEqual({ status: 204, problem: null, milliseconds: expect.any(Number) });
    expect(receiver.received).toEqual([expect.objectContaining({ type: 'test', data: {} })]);
    expect(receiver.refused).toEqual([]);
  });

  it('deliver what happens to an article, with number and status and nothing else', async () => {
    receiver.received.splice(0);
    const cast = { uploader: personOf(await app.as('author')), editor: personOf(await app.as('editor')) };
    const article = await CommandedArticle.inSelection(app.nest, cast);
    await until('three messages', async () => receiver.received.length >= 3 || undefined);
    expect(received()).toEqual([
      ...['article.submitted NEW_ARTICLE', 'article.status-changed NEW_ARTICLE'],
      'article.status-changed REVIEWER_SELECTION',
    ]);
    const [first] = receiver.received;
    const { number } = article.state;
    expect(fieldsOf(first ?? {})).toEqual(['id', ...fieldsOf(exampleOfGuide())]);
    expect(first).toEqual({
      id: expect.stringMatching(/^msg_[0-9a-f-]{36}_0$/),
      type: 'article.submitted',
      timestamp: expect.stringMatching(/^\d{4}-/),
      data: { articleId: article.id, number, status: 'NEW_ARTICLE' },
    });
    await until('the outcomes', async () => (await deliveries()).total === 3 || undefined);
    expect((await list())[0]).toMatchObject({
      counts: { waiting: 0, dead: 0 },
      lastTry: { status: 204, problem: null },
    });
  });

  it('are sent again on request, with the same ids', async () => {
    const ids = receiver.received.splice(0).map((message) => message.id);
    expect((await webmaster.post(`/webhooks/${id}/replay`, {})).status).toBe(400);
    expect((await webmaster.post(`/webhooks/${id}/replay`, { fromDelivery: '999999' })).status).toBe(404);
    expect((await webmaster.post(`/webhooks/${id}/replay`, { since: '2001-01-01' })).status).toBe(202);
    await until('all again', async () => receiver.received.length >= 3 || undefined);
    expect(receiver.received.map((message) => message.id)).toEqual(ids);
    await until('the end', async () => (await deliveries()).total === 3 || undefined);
    const [, second] = (await deliveries()).items;
    receiver.received.splice(0);
    await webmaster.post(`/webhooks/${id}/replay`, { fromDelivery: second?.id });
    // The replay begins with the event, which also led to the first message.
    await until('its event again', async () => receiver.received.length >= ids.length || undefined);
    expect(receiver.received.map((message) => message.id)).toEqual(ids);
  });

  it('are signed with both secrets for a day after a renewal', async () => {
    const renewed = (await webmaster.post(`/webhooks/${id}/secret`, {})).body as { secret: string };
    expect(renewed.secret).not.toBe(receiver.secret);
    receiver.received.splice(0);
    await webmaster.post(`/webhooks/${id}/test`, {});
    receiver.secret = renewed.secret;
    await webmaster.post(`/webhooks/${id}/test`, {});
    expect([receiver.received.length, receiver.refused]).toEqual([2, []]);
  });

  it('store their secret nowhere in the database', async () => {
    const key = Buffer.from(receiver.secret.slice(6), 'base64');
    const forms = (['base64', 'base64url', 'hex'] as const).map((form) => key.toString(form).slice(0, 20));
    expect(placesOf(forms, await allRows(app.nest.get<Pool>(PG_POOL)))).toEqual([]);
  });

  it('send nothing while they are off, and do not reveal where a private address leads', async () => {
    await webmaster.post(`/webhooks/${id}`, change({ active: false }));
    receiver.received.splice(0);
    const cast = { uploader: personOf(await app.as('author')), editor: personOf(await app.as('editor')) };
    await CommandedArticle.inSelection(app.nest, cast);
    await webmaster.post(`/webhooks/${id}`, change({ url: 'https://10.0.0.1/hook' }));
    const tested = await webmaster.post(`/webhooks/${id}/test`, {});
    expect(tested.body).toMatchObject({ status: null, problem: 'ADDRESS' });
    expect(received()).toEqual([]);
  });

  it('no longer exist when they are deleted', async () => {
    expect((await webmaster.post(`/webhooks/${id}/delete`, {})).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await webmaster.get(`/webhooks/${id}/deliveries`)).status).toBe(404);
    const log = await webmaster.get('/security-log', { kind: 'WEBHOOK_DELETED' });
    expect(log.text).toContain('10.0.0.1');
  });
});
