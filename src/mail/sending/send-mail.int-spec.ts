import { createServer, type Socket } from 'node:net';
import { aMail } from '../../../test/support/article/article-people';
import { ATransport, MailBench } from '../../../test/support/database/mail-bench';
import { type ReadModelBench, until } from '../../../test/support/database/read-models';
import { SECRET_MARK } from '../../article';
import type { EventStore } from '../../platform/event-store/port';
import { PermanentFailure } from '../../platform/jobs';
import { JOBS_SCHEMA } from '../../platform/jobs/worker';
import { SmtpTransport } from '../../platform/mail/smtp-transport';
import { mailSecret, useSecretKey } from '../../platform/secrets';
import { SEND_MAIL_JOB } from './send-mail.job';

describe('a requested mail', () => {
  let mails: MailBench;
  let bench: ReadModelBench;
  beforeEach(async () => {
    useSecretKey('a secret that only this spec knows');
    mails = await MailBench.create();
    bench = mails.base;
  });
  afterEach(() => mails.close());

  const start: MailBench['start'] = (...parts) => mails.start(...parts);
  const ask: MailBench['ask'] = (...parts) => mails.ask(...parts);
  const outcomes: MailBench['outcomes'] = (mailId) => mails.outcomes(mailId);
  const settled: MailBench['settled'] = (mailId) => mails.settled(mailId);

  it('is sent, and that is recorded', async () => {
    const transport = new ATransport();
    start(transport);
    await ask({ ...aMail('m1', 'DECISION'), cc: ['b@example.org'], replyTo: 'c@example.org' });
    await settled('m1');
    expect(transport.sent).toEqual([
      {
        mailId: 'm1',
        to: ['somebody@example.org'],
        cc: ['b@example.org'],
        replyTo: 'c@example.org',
        subject: 'About the article',
        html: '<p>Dear colleague</p>',
      },
    ]);
    const [request] = await bench.store.readStream('article-7');
    const [sent] = await outcomes('m1');
    expect(sent).toMatchObject({
      type: 'MailSent',
      data: { mailId: 'm1', articleId: '7', messageId: '<m1@example.org>' },
      metadata: { userId: null, causationId: request?.id, correlationId: 'spec' },
    });
    expect(sent?.data).not.toHaveProperty('rejected');
  });

  it('is also sent without an article, and the unreached recipients are recorded', async () => {
    start(new ATransport([], ['gone@example.org']));
    await ask(aMail('m1', 'TICKET'), 'mail-m1');
    await settled('m1');
    const [sent] = await outcomes('m1');
    expect(sent?.data).toMatchObject({ articleId: null, rejected: ['gone@example.org'] });
  });

  it('contains its secret only when it is sent, and a reminder that of its invitation', async () => {
    const transport = new ATransport();
    start(transport);
    const html = `<a href="https://example.org/accept?key=${SECRET_MARK}">accept</a> or ${SECRET_MARK}`;
    await ask({ ...aMail('invitation', 'REVIEW_INVITATION', 'a1'), html });
    await ask({ ...aMail('reminder', 'REVIEW_REMINDER', 'a1'), html, secretSeed: 'invitation' });
    await settled('invitation');
    await settled('reminder');
    const key = mailSecret('REVIEW_INVITATION', 'invitation');
    expect(new Set(transport.sent.map((mail) => mail.html))).toEqual(new Set([html.replaceAll(SECRET_MARK, key)]));
    const stored = await bench.rows<{ text: string }>(
      `SELECT concat(e.data, j.payload) AS text FROM es.events e LEFT JOIN ${JOBS_SCHEMA}._private_jobs j ON true`,
    );
    expect(stored.filter(({ text }) => text.includes(key))).toEqual([]);
  });

  it('is sent once, though the reaction handles it again and the job is queued again', async () => {
    const transport = new ATransport();
    const first = start(transport);
    await ask(aMail('m1', 'DECISION'));
    await settled('m1');
    await first.stop();
    await bench.rows('DELETE FROM app.reaction_checkpoints');
    const { jobs } = start(transport);
    await jobs.enqueue(SEND_MAIL_JOB, { streamId: 'article-7', revision: 0 }, { key: 'once more' });
    await ask(aMail('m2', 'DECISION'));
    await settled('m2');
    await until(async () => (await bench.rows(`SELECT 1 FROM ${JOBS_SCHEMA}._private_jobs`)).length === 0, 'all jobs');
    expect(transport.sent.map(({ mailId }) => mailId)).toEqual(['m1', 'm2']);
    expect(await outcomes('m1')).toHaveLength(1);
  });

  it('is not sent again because recording it failed at first', async () => {
    let failures = 2;
    const store: EventStore = Object.create(bench.store);
    store.append = async (...parts) => {
      failures -= 1;
      if (failures >= 0) throw new Error('the store is away');
      return bench.store.append(...parts);
    };
    const transport = new ATransport();
    start(transport, store);
    await ask(aMail('m1', 'DECISION'));
    await settled('m1');
    expect(transport.sent).toHaveLength(1);
  });

  it('is retried after a temporary failure', async () => {
    const transport = new ATransport([new Error('connection refused')]);
    start(transport);
    await ask(aMail('m1', 'DECISION'));
    await settled('m1');
    expect(transport.sent).toHaveLength(1);
    expect((await outcomes('m1'))[0]?.type).toBe('MailSent');
  });

  it('is given up immediately when the server refuses it permanently, and that is recorded', async () => {
    const transport = new ATransport([new PermanentFailure('550 no such mailbox')]);
    start(transport);
    await ask(aMail('m1', 'DECISION'));
    await settled('m1');
    const [failed] = await outcomes('m1');
    expect(failed).toMatchObject({
      type: 'MailFailed',
      data: { mailId: 'm1', articleId: '7', attempts: 1, error: '550 no such mailbox' },
    });
    expect(transport.sent).toEqual([]);
  });

  it('ends without an outcome if its event is gone after the last attempt', async () => {
    const transport = new ATransport();
    const { jobs } = start(transport);
    await jobs.enqueue(SEND_MAIL_JOB, { streamId: 'article-7', revision: 5 }, { maxAttempts: 1 });
    await until(async () => (await mails.waitingJobs()).length === 0, 'the end of the job');
    expect(transport.sent).toEqual([]);
  });

  it('is given up after ten attempts at a server that does not answer', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const transport = new SmtpTransport({
      ...{ url: `smtp://127.0.0.1:${port}?greetingTimeout=50`, from: 'office@example.org', bounceAddress: null },
      ...{ journalName: 'Quire', publicUrl: 'http://localhost:3000' },
    });
    start(transport);
    await ask(aMail('m1', 'DECISION'));
    await until(async () => (await mails.waitingJobs()).some((error) => error !== null), 'the first attempt');
    await bench.rows(`UPDATE ${JOBS_SCHEMA}._private_jobs SET attempts = 9, run_at = now()`);
    await settled('m1');
    const [failed] = await outcomes('m1');
    expect(failed).toMatchObject({ type: 'MailFailed', data: { attempts: 10, error: 'Greeting never received' } });
    transport.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });
});
