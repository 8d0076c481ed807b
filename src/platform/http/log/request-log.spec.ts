import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Options, pinoHttp } from 'pino-http';
import { requestLog } from './request-log';

describe('the log of requests', () => {
  let server: Server;
  let line: Record<string, unknown> = {};

  /** Logs one request by a person as the guards find them, and returns its line. */
  async function logged(path: string, user?: { userId: string; realUserId: string | null }): Promise<typeof line> {
    const stream = { write: (text: string) => void (line = JSON.parse(text) as typeof line) };
    const log = pinoHttp(requestLog('info').pinoHttp as Options, stream);
    server = createServer((request: IncomingMessage & { user?: object }, response) => {
      log(request, response);
      request.user = user;
      response.statusCode = 403;
      response.end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    await new Promise((closed) => server.close(closed));
    return line;
  }

  it('names the person who was refused, and the real person behind a login-as', async () => {
    expect(await logged('/api/users', { userId: 'u1', realUserId: null })).toMatchObject({ userId: 'u1' });
    const asAnother = await logged('/api/users', { userId: 'u1', realUserId: 'u2' });
    expect(asAnother).toMatchObject({ userId: 'u1', realUserId: 'u2', res: { statusCode: 403 } });
    expect(await logged('/api/users')).not.toHaveProperty('userId');
  });

  it.each([
    '/api/article/author/find?firstName=Rosa&lastName=Luna&orcid=0000-0002-1825-0097',
    '/api/article/a1/assistant/new-note?note=%3Cp%3ERosa%3C/p%3E',
    '/api/imports?kind=ojs&name=Luna.xml',
    '/api/article/all?title=Rosa&Luna&keyword=Rosa&uploader[]=Luna',
    '/mailbox?to=rosa@example.org?page=luna',
    '/api/auth/callback?code=Rosa&state=Luna',
  ])('hides the values of all parameters that are not known to be harmless: %s', async (path) => {
    const { req } = await logged(path);
    const { url } = req as { url: string };
    expect(url.split('?')[0]).toBe(path.split('?')[0]);
    expect(url).not.toMatch(/rosa|luna|1825/i);
  });

  it('shows ids, numbers, dates and words of a list', async () => {
    const path = '/api/article/a1/reviewer?reviewerId=u1&status=REVIEWED&page=2&at=2026-01-01T10:00:00Z&sort=-at';
    expect(await logged(path)).toMatchObject({ req: { url: path } });
    expect(await logged('/api/users')).toMatchObject({ req: { url: '/api/users' } });
  });

  it('hides search terms and keys', async () => {
    const text = JSON.stringify(await logged('/api/users?q=Rosa&key=abc&page=2'));
    expect(text).toContain('page=2');
    expect(text).not.toMatch(/Rosa|abc/);
    for (const path of ['/api/calendar/private-key.ics', '/API/Calendar/private-key.ics?x=1']) {
      const calendar = JSON.stringify(await logged(path));
      expect(calendar).toMatch(/calendar\/\.\.\./i);
      expect(calendar).not.toContain('private-key');
    }
  });
});
