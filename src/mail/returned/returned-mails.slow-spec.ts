import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { until } from '../../../test/support/app/http-until';
import { CommandedArticle, personOf } from '../../../test/support/article/commanded-article';
import { EsdbDouble } from '../../../test/support/esdb-double/esdb-double';
import { aBounce, AN_ADVERTISEMENT, anAnswer } from '../../../test/support/returned-mails/messages';
import type { EmailLogEntry, MailReturn } from '../../contracts';
import { EVENT_STORE, type EventStore, START } from '../../platform/event-store/port';
import { PG_POOL } from '../../platform/postgres';
import { ReturnedMails } from './returned-mails';
import { UndeliverableAddresses } from './undeliverable-addresses';

describe.each(['Postgres', 'EventStoreDB'])('the messages that come back for a mail, with the events in %s', (kind) => {
  let app: TestApp;
  let double: EsdbDouble;
  let article: CommandedArticle;
  let mailId: string;
  let address: string;

  beforeAll(async () => {
    double = await EsdbDouble.start();
    app = await startTestApp({ env: kind === 'Postgres' ? {} : { EVENT_STORE_URL: double.url } });
    const cast = { uploader: personOf(await app.as('author')), editor: personOf(await app.as('editor')) };
    article = await CommandedArticle.inSelection(app.nest, cast);
    const letter = { subject: 'A question', text: '<p>Dear author</p>' };
    const office = await app.as('editor');
    const to = cast.uploader.email;
    const answer = await office.post(`/article/${article.id}/editor/write-to-author`, { ...letter, to: [to] });
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
    const sent = await until('the letter is sent', async () =>
      (await log()).find((mail) => mail.type === 'AUTHOR_LETTER' && mail.state === 'SENT'),
    );
    [mailId, address] = [sent.id, sent.mailTo[0] ?? ''];
  });
  afterAll(async () => {
    await app.stop();
    await double.stop();
  });

  const log = async (): Promise<EmailLogEntry[]> =>
    (await (await app.as('editor')).get(`/article/${article.id}/mail-log`)).body as EmailLogEntry[];
  const returns = async (): Promise<MailReturn[]> => (await log()).find(({ id }) => id === mailId)?.returns ?? [];
  const returned = (count: number): Promise<MailReturn[]> =>
    until(`${count} returns`, async () => ((await returns()).length === count ? returns() : undefined));
  const take = (raw: string) => app.nest.get(ReturnedMails, { strict: false }).take(Buffer.from(raw));
  const marks = async () => app.nest.get(UndeliverableAddresses, { strict: false }).among([address.toUpperCase()]);
  const events = async () => app.nest.get<EventStore>(EVENT_STORE, { strict: false }).readStream(`mail-${mailId}`);

  it('are in the e-mail log of its article, and mark the address', async () => {
    expect(await take(aBounce({ mailId, address, id: 'b1@x' }))).toBe('BOUNCE');
    expect(await returned(1)).toEqual([{ kind: 'FAILED', address, status: '5.1.1', at: expect.any(String) }]);
    const [mark] = await until('the mark', async () => ((await marks()).length > 0 ? marks() : undefined));
    expect(mark).toMatchObject({ address: address.toLowerCase(), status: '5.1.1' });
  });

  it('change nothing when they are read again, or twice at the same time', async () => {
    const before = (await events()).length;
    const again = aBounce({ mailId, address, id: 'b1@x' });
    expect(await Promise.all([take(again), take(again), take(again)])).toEqual(['BOUNCE', 'BOUNCE', 'BOUNCE']);
    expect(await events()).toHaveLength(before);
    const answer = anAnswer({ mailId, from: 'desk@elsewhere.example', id: 'a1@x' });
    expect(await Promise.all([take(answer), take(answer), take(answer)])).toEqual(['ANSWER', 'ANSWER', 'ANSWER']);
    expect(await take(answer)).toBe('ANSWER');
    expect(await events()).toHaveLength(before + 1);
    expect((await returned(2)).at(-1)).toMatchObject({ kind: 'ANSWERED', address: null });
    expect(await marks()).toHaveLength(1);
  });

  it('remove the mark when an answer comes from the address', async () => {
    expect(await take(aBounce({ mailId, address, action: 'delayed', status: '4.4.1' }))).toBe('BOUNCE');
    app.clock.advance({ minutes: 1 });
    expect(await take(anAnswer({ mailId, from: address.toUpperCase(), automatic: true }))).toBe('AUTOMATIC');
    expect((await returned(4)).slice(2).map((one) => [one.kind, one.address, one.status])).toEqual([
      ['DELAYED', address, '4.4.1'],
      ['AUTOMATIC', address, null],
    ]);
    await until('no mark', async () => (await marks()).length === 0 || undefined);
  });

  it('are shown to no one but staff', async () => {
    const author = await app.as('author');
    expect((await author.get(`/article/${article.id}/mail-log`)).status).toBe(403);
    const seen = await Promise.all([
      author.get(`/article/${article.id}`),
      author.get(`/article/${article.id}/letters`),
    ]);
    for (const answer of seen) expect(answer.text).not.toMatch(/5\.1\.1|bounce|returns/i);
  });

  it('mark the address for a mail about no article too', async () => {
    await app.addPerson('forgetful@example.com', 'author');
    await app.visitor.post('/reset-password', { email: 'forgetful@example.com' });
    const mail = await app.mailTo('forgetful@example.com', 'PASSWORD_RESET');
    const raw = aBounce({ mailId: mail.mailId, address: 'forgetful@example.com', status: '5.2.2' });
    await until('it is sent', async () => ((await take(raw)) === 'BOUNCE' ? true : undefined));
    const all = app.nest.get(UndeliverableAddresses, { strict: false });
    await until('the mark', async () => ((await all.among(['forgetful@example.com'])).length > 0 ? true : undefined));
  });

  it.each([
    ['no mail', () => AN_ADVERTISEMENT],
    ['a mail that was never sent', () => aBounce({ mailId: '0b7a4c1e-5d55-4d3e-9f7d-1a2b3c4d5e6f', address })],
    ['a mail of another journal', () => aBounce({ mailId, address, domain: 'other.example.org' })],
  ])('are ignored when they are about %s', async (_what, raw) => {
    const before = (await events()).length;
    expect(await take(raw())).toBe('UNMATCHED');
    expect(await events()).toHaveLength(before);
  });

  it('leave nothing else of their content', async () => {
    const store = app.nest.get<EventStore>(EVENT_STORE, { strict: false });
    const found: string[] = [];
    for await (const batch of store.readAll(START)) found.push(...batch.map(({ data }) => JSON.stringify(data)));
    const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    const { rows } = await pool.query('SELECT to_jsonb(l) AS row FROM rm.email_log l');
    expect(`${found.join()} ${JSON.stringify(rows)}`).not.toMatch(/secret text|secret subject|Somebody Secret/i);
  });
});
