import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { HealthStatus } from '../../../../src/contracts';
import { startTestApp, type TestApp } from '../../../support/app/app';
import { until } from '../../../support/app/http-until';

const FORGETFUL = 'forgetful@example.org';

describe('a mail server that does not answer', () => {
  const server = { isSilent: true, tries: 0 };
  const arrived: string[] = [];
  let smtp: SMTPServer;
  let app: TestApp;
  beforeAll(async () => {
    smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      // It accepts the connection, but never answers.
      onConnect: (_session, done) => {
        server.tries += 1;
        if (!server.isSilent) done();
      },
      onData: (stream, { envelope }, done) => {
        arrived.push(...envelope.rcptTo.map(({ address }) => address));
        stream.resume().once('end', () => done());
      },
    });
    smtp.on('error', () => undefined);
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
    app = await startTestApp({ env: { SMTP_URL: url, MAIL_FROM: 'office@example.org' } });
    await app.addPerson(FORGETFUL, 'author');
  }, 120_000);
  afterAll(async () => {
    await app.stop();
    smtp.close(() => undefined);
  });

  const mailProblem = async (): Promise<string | null> => {
    const { parts } = (await app.visitor.get('/health/status')).body as HealthStatus;
    return parts.find(({ name }) => name === 'mail')?.problem ?? null;
  };

  it('delays no one: the request is answered, health names it, and the mail is sent once when it answers again', async () => {
    const startedAt = Date.now();
    expect((await app.visitor.post('/reset-password', { email: FORGETFUL })).status).toBe(204);
    expect(Date.now() - startedAt).toBeLessThan(5_000);
    await until('a try', async () => (server.tries > 0 ? true : null));
    expect((await app.visitor.get('/health/ready')).status).toBe(200);
    expect(await mailProblem()).toMatch(/^(no answer in time|The mail server does not answer)/);
    expect(arrived).toEqual([]);
    server.isSilent = false;
    await until('the mail', async () => (arrived.length > 0 ? true : null));
    await until('the green state', async () => ((await mailProblem()) === null ? true : null));
    expect(arrived).toEqual([FORGETFUL]);
  }, 180_000);
});
