import { SMTPServer } from 'smtp-server';
import { passTime } from '../../../test/support/clock/pass-time';
import { SmtpTransport } from './smtp-transport';

describe('the check of the mail server', () => {
  let server: SMTPServer;
  let transport: SmtpTransport;
  let signIns: number;
  let answer: Error | null;

  beforeEach(async () => {
    [signIns, answer] = [0, null];
    server = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => {
        signIns++;
        if (answer === null) done(null, { user: 'quire' });
        else done(answer);
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.server.address() as { port: number };
    transport = new SmtpTransport({
      bounceAddress: null,
      from: '"Quire" <no-reply@localhost>',
      journalName: 'Quire',
      publicUrl: 'http://localhost:3000',
      url: `smtp://quire:secret@127.0.0.1:${port}`,
    });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    transport.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('signs in once in five minutes while the server answers', async () => {
    expect(await transport.check()).toBeNull();
    passTime(290_000);
    expect(await transport.check()).toBeNull();
    expect(signIns).toBe(1);
    passTime(310_000);
    expect(await transport.check()).toBeNull();
    expect(signIns).toBe(2);
  });

  it('is repeated after ten seconds when it failed', async () => {
    answer = new Error('wrong password');
    expect(await transport.check()).toMatch(/does not answer/);
    passTime(9_000);
    expect(await transport.check()).toMatch(/does not answer/);
    expect(signIns).toBe(1);
    answer = null;
    passTime(11_000);
    expect(await transport.check()).toBeNull();
    expect(signIns).toBe(2);
  });

  it('is repeated after a mail could not be sent', async () => {
    expect(await transport.check()).toBeNull();
    answer = new Error('wrong password');
    const mail = { mailId: '5b0f3c1e-3d55-4d3e-9f7d-111111111111', to: ['ann@example.org'], cc: [], replyTo: null };
    await expect(transport.send({ ...mail, subject: 'A question', html: '<p>Dear Ann,</p>' })).rejects.toThrow();
    expect(await transport.check()).toMatch(/does not answer/);
  });
});
