import { Client } from 'pg';
import { type MailboxTest, WEBHOOK_KINDS, type WebhookDeliveries, type WebhookTest } from '../../src/contracts';
import { EmbeddedPostgres } from '../../src/platform/postgres/embedded/embedded-postgres';
import { HttpClient } from '../support/app/http-client';
import { until } from '../support/app/http-until';
import { AUTHORITY_FILE, servedCertificate } from '../support/certificates';
import { ImapDouble } from '../support/returned-mails/imap-double';
import { TokenService } from '../support/returned-mails/token-service';
import { AuthorSteps, body } from '../support/stories/submission-steps';
import { Receiver } from '../support/webhooks/receiver';
import { BuiltServer, newDataDir, removeDataDir } from './robustness/built-server';
import { PASSWORD, registerAuthor } from './robustness/busy-author';

jest.setTimeout(300_000);

const WEBMASTER = 7;
const WRONG = [
  ['other-name', 'TLS_NAME'],
  ['expired', 'TLS_EXPIRED'],
] as const;

/** Real TLS on loopback. Node.js reads the authority from NODE_EXTRA_CA_CERTS at its start. */
describe.each([
  ['that knows the authority', AUTHORITY_FILE],
  ['that does not know the authority', undefined],
])('TLS to other servers, from a server %s', (_which, authority) => {
  let dataDir: string;
  let server: BuiltServer;
  let webmaster: HttpClient;

  beforeAll(async () => {
    dataDir = newDataDir();
    server = await BuiltServer.start(dataDir, { NODE_EXTRA_CA_CERTS: authority });
    const { user } = await registerAuthor(server.origin);
    const connectionString = EmbeddedPostgres.runningUrl(dataDir)?.replace(/\/postgres$/, '/quire');
    const database = new Client({ connectionString });
    await database.connect();
    await database.query('UPDATE app.users SET group_id = $2 WHERE id = $1', [user.id, WEBMASTER]);
    await database.end();
    webmaster = await new HttpClient(server.origin).signIn(user.email, PASSWORD);
  });
  afterAll(async () => {
    await server.stop();
    await removeDataDir(dataDir);
  });

  // An expired certificate is reported first.
  const expected = (whenKnown: string | null) =>
    authority === undefined && whenKnown !== 'TLS_EXPIRED' ? 'TLS_AUTHORITY' : whenKnown;

  it.each([['served', null], ...WRONG] as const)('a mailbox with the certificate ‘%s’', async (which, whenKnown) => {
    const imap = new ImapDouble('right', servedCertificate(which));
    const account = { account: 'journal', password: 'right', folder: 'INBOX' };
    const place = { active: true, host: 'localhost', port: await imap.start(), security: 'tls', ...account };
    body(await webmaster.post('/incoming-mail', place));
    const { problem } = body<MailboxTest>(await webmaster.post('/incoming-mail/test'));
    await imap.stop();
    expect(problem).toBe(expected(whenKnown));
    // No login was sent to a server that is not trusted.
    expect(imap.commands.some((one) => one.startsWith('LOGIN'))).toBe(problem === null);
  });

  it('an access token for a mailbox, both encrypted', async () => {
    const [imap, tokens] = [
      new ImapDouble('none', servedCertificate('served')),
      new TokenService(servedCertificate('served')),
    ];
    imap.token = tokens.accessToken;
    const token = {
      signIn: 'client',
      tokenUrl: await tokens.start(),
      clientId: 'journal',
      clientSecret: tokens.clientSecret,
    };
    const place = { active: true, host: 'localhost', port: await imap.start(), security: 'tls', account: 'journal' };
    body(await webmaster.post('/incoming-mail', { ...place, ...token }));
    const { problem } = body<MailboxTest>(await webmaster.post('/incoming-mail/test'));
    await Promise.all([imap.stop(), tokens.stop()]);
    expect(problem).toBe(authority === undefined ? 'TOKEN_ANSWER' : null);
  });

  it.each([['served', null], ...WRONG] as const)('a webhook with the certificate ‘%s’', async (which, whenKnown) => {
    const receiver = await new Receiver(servedCertificate(which)).start();
    const change = { url: receiver.url, kinds: WEBHOOK_KINDS, active: true };
    const { id, secret } = body<{ id: string; secret: string }>(await webmaster.post('/webhooks', change));
    receiver.secret = secret;
    const { problem } = body<WebhookTest>(await webmaster.post(`/webhooks/${id}/test`));
    expect(problem).toBe(expected(whenKnown));
    const article = await new AuthorSteps(await registerAuthor(server.origin)).submitted();
    const delivery = await until('a delivery', async () => {
      const { items } = body<WebhookDeliveries>(await webmaster.get(`/webhooks/${id}/deliveries`));
      return items.find(({ attempts, articleId }) => attempts > 0 && articleId === article.id);
    });
    expect(delivery).toMatchObject({ lastProblem: problem, state: problem === null ? 'DELIVERED' : 'WAITING' });
    expect(receiver.received.some(({ data }) => data.articleId === article.id)).toBe(problem === null);
    body(await webmaster.post(`/webhooks/${id}/delete`));
    await receiver.stop();
  });
});
