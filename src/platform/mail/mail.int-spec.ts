import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import request from 'supertest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/postgres';
import type { AppConfig } from '../config/config';
import { ProblemFilter } from '../http/errors/problem.filter';
import { PermanentFailure } from '../jobs';
import { createKnex, createPool, runMigrations } from '../postgres';
import { CaughtMails } from './catcher/caught-mails';
import { MailCatcher } from './catcher/mail-catcher';
import { MailboxController } from './catcher/mailbox.controller';
import { MailModule } from './mail.module';
import type { OutgoingMail } from './mail-transport';
import { SmtpTransport } from './smtp-transport';
import { MAIL_MIGRATIONS } from './tables';

const MAIL: OutgoingMail = {
  mailId: '5b0f3c1e-3d55-4d3e-9f7d-111111111111',
  to: ['Ann@example.org'],
  cc: ['bob@example.org'],
  replyTo: 'office@example.org',
  subject: 'Quire: β & <b>',
  html: '<p>Dear Ann,</p><p><a href="http://localhost:3000/rrs">Sign in</a></p>',
};
const OPTIONS = {
  bounceAddress: null,
  from: '"Quire" <no-reply@localhost>',
  journalName: 'Quire',
  publicUrl: 'http://localhost:3000',
};

describe('mails', () => {
  let database: TestDatabase;
  let pool: Pool;
  let app: INestApplication;
  let catcher: MailCatcher;
  let transport: SmtpTransport;
  let address: URL;

  beforeAll(async () => {
    database = await createTestDatabase();
    const knex = createKnex(database.url);
    await runMigrations(knex, MAIL_MIGRATIONS);
    await knex.destroy();
    pool = createPool(database.url, () => undefined);
    const mails = new CaughtMails(pool);
    const page = { module: class Page {}, controllers: [MailboxController] };
    const providers = [{ provide: CaughtMails, useValue: mails }];
    app = await NestFactory.create({ ...page, providers }, { logger: false });
    app.useGlobalFilters(new ProblemFilter());
    await app.init();
    catcher = new MailCatcher(mails);
    address = new URL(await catcher.start());
    transport = new SmtpTransport({ ...OPTIONS, url: address.href });
  });
  afterAll(async () => {
    transport.close();
    await catcher.onApplicationShutdown();
    await app.close();
    await pool.end();
    await database.drop();
  });

  it('arrive in the catcher as they were sent, with a stable id', async () => {
    await transport.send(MAIL);
    await transport.send(MAIL);
    const { body } = await request(app.getHttpServer()).get('/mailbox/api/mails?to=ann@').expect(200);
    expect(body).toHaveLength(2);
    expect(body[0]).toMatchObject({
      messageId: `<${MAIL.mailId}@localhost>`,
      from: 'no-reply@localhost',
      to: ['Ann@example.org'],
      cc: ['bob@example.org'],
      replyTo: 'office@example.org',
      subject: 'Quire: β & <b>',
    });
    expect(body[1].messageId).toBe(body[0].messageId);
    expect(body[0].html).toContain(MAIL.html);
    expect(body[0].text).toContain('Sign in (http://localhost:3000/rrs)');
  });

  it('are found by any of their recipients', async () => {
    await transport.send({ ...MAIL, to: ['carl@example.org'], cc: [], subject: 'For Carl' });
    const subjects = async (to: string): Promise<string[]> => {
      const { body } = await request(app.getHttpServer()).get('/mailbox/api/mails').query({ to });
      return (body as { subject: string }[]).map(({ subject }) => subject);
    };
    expect(await subjects('CARL@example.org')).toEqual(['For Carl']);
    expect(await subjects('bob')).not.toContain('For Carl');
    expect(await subjects('100%_')).toEqual([]);
    expect((await subjects(''))[0]).toBe('For Carl');
  });

  it.each(['', 'quire:guessed@'])('are caught only with the password of the catcher, not with %j', async (who) => {
    const stranger = new SmtpTransport({ ...OPTIONS, url: `smtp://${who}${address.host}` });
    await expect(stranger.send({ ...MAIL, to: ['mallory@example.org'] })).rejects.toThrow(/530|535/);
    stranger.close();
    const { body } = await request(app.getHttpServer()).get('/mailbox/api/mails?to=mallory').expect(200);
    expect(body).toEqual([]);
  });

  it('are not caught in production', () => {
    const config = { nodeEnv: 'production', smtpUrl: null } as AppConfig;
    expect(() => MailModule.with(config)).toThrow("SMTP_URL must be given when NODE_ENV is 'production'");
  });

  it('can be read on a page that shows their HTML in a sandboxed frame', async () => {
    const html = '<p>hello</p><script>alert(1)</script>"><script>alert(2)</script>';
    await transport.send({ ...MAIL, to: ['dora@example.org'], subject: '<script>alert(3)</script>', html });
    const list = await request(app.getHttpServer()).get('/mailbox?to=dora@example.org').expect(200);
    const link = /href="(\/mailbox\/mails\/\d+)"/.exec(list.text)?.[1] ?? '';
    const page = await request(app.getHttpServer()).get(link).expect(200);
    expect(list.text + page.text).not.toContain('<script>');
    expect(page.text).toMatch(/<iframe title="Text of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  });

  it('are answered with 404 if they do not exist', async () => {
    await request(app.getHttpServer()).get('/mailbox/mails/x').expect(404);
    await request(app.getHttpServer()).get('/mailbox/mails/999999').expect(404);
  });

  it('are distinguished: permanent refusals, and temporary ones to be retried', async () => {
    const answers: Record<string, number> = { 'never@example.org': 550, 'later@example.org': 451 };
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error('no'), { responseCode: answers[address] ?? 550 })),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const port = (server.server.address() as { port: number }).port;
    const strict = new SmtpTransport({ ...OPTIONS, url: `smtp://127.0.0.1:${port}` });
    const sending = (to: string): Promise<unknown> => strict.send({ ...MAIL, to: [to], cc: [] });
    await expect(sending('never@example.org')).rejects.toThrow(PermanentFailure);
    await expect(sending('later@example.org')).rejects.not.toThrow(PermanentFailure);
    strict.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('send the password of a server only over TLS, unless its address allows otherwise', async () => {
    const got: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) => {
        got.push(String(password));
        done(null, { user: 'quire' });
      },
      onData: (stream, _session, done) => {
        stream.resume();
        stream.once('end', () => done());
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.server.address() as { port: number };
    const send = async (host: string): Promise<unknown> => {
      const sender = new SmtpTransport({ ...OPTIONS, url: `smtp://quire:secret@${host}` });
      return sender.send(MAIL).finally(() => sender.close());
    };
    // The same machine, under an address that is not recognised as loopback.
    const elsewhere = `[::ffff:127.0.0.1]:${port}`;
    await expect(send(elsewhere)).rejects.toThrow(/STARTTLS|TLS/);
    expect(got).toEqual([]);
    await send(`${elsewhere}?requireTLS=false`);
    await send(`127.0.0.1:${port}`);
    expect(got).toEqual(['secret', 'secret']);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('have no mailbox page if they are really sent', () => {
    const config = { smtpUrl: 'smtp://mail.example.org' } as AppConfig;
    expect(MailModule.with(config).controllers).toBeUndefined();
  });
});
