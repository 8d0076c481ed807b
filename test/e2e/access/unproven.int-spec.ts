import type { Pool } from 'pg';
import type { GroupName } from '../../../src/contracts';
import { PG_POOL } from '../../../src/platform/postgres';
import { startTestApp, type TestApp } from '../../support/app/app';
import type { HttpClient } from '../../support/app/http-client';
import { ROUTES } from './routes/routes.table';

const NOTHING = '00000000-0000-4000-8000-000000000000';

/** All calls that are open to an account whose address is not proven: its drafts, its account, its sessions and ways to sign in (lifecycle, section 5 (1)). */
const DRAFTING = [
  'GET /article/:id',
  'GET /article/:id/converted-manuscript',
  'GET /article/:id/files.zip',
  'GET /article/:id/overall',
  'GET /article/:id/overall/progress',
  'GET /article/author/find',
  'GET /article/author/list',
  'GET /article/keywords',
  'GET /article/my-counts',
  'GET /article/my-list',
  'GET /article/my-list-with-status',
  'GET /article/types',
  'GET /article/usual-days',
  'GET /events/stream',
  'GET /menu-counts',
  'GET /own-data.zip',
  'GET /user',
  'GET /user/:id',
  'GET /user/groups',
  'GET /user/reviewer-list',
  'GET /user/sessions',
  'GET /user/sign-ins',
  'POST /article/:id/add-file',
  'POST /article/:id/change-suggestions',
  'POST /article/:id/converted-manuscript',
  'POST /article/:id/delete',
  'POST /article/:id/file-upload',
  'POST /article/:id/remove-file/:fileId',
  'POST /article/:id/remove-files',
  'POST /article/:id/reorder-figures',
  'POST /article/:id/suggest-new-reviewer',
  'POST /article/:id/update',
  'POST /article/author/save',
  'POST /article/save',
  'POST /confirm-address',
  'POST /user/address-link',
  'POST /user/confirmation',
  'POST /user/consent',
  'POST /user/loginAs/end',
  'POST /user/logout',
  'POST /user/proof',
  'POST /user/proof/options',
  'POST /user/sessions/:id/end',
  'POST /user/sessions/end-others',
  'POST /user/sign-ins/:provider/start',
  'POST /user/sign-ins/:provider/unlink',
  'POST /user/sign-ins/link',
  'POST /user/update/:id',
];

describe('an account whose address is not proven', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const routes = [...new Set(ROUTES.filter(({ groups }) => groups !== 'public').map(({ route }) => route))].sort();
  const call = (client: HttpClient, route: string) => {
    const [method = '', path = ''] = route.split(' ');
    // The format of the answer is checked before the caller, so it must be valid.
    const url = path.replace(/:\w+/g, NOTHING) + (path.includes('/review-response/') ? '?response=true' : '');
    return method === 'GET' ? client.get(url) : client.post(url, {});
  };
  /** The routes that let this account in, whatever they then answer. */
  async function openTo(group: GroupName): Promise<string[]> {
    const email = `unproven-${group.replace(' ', '-')}@example.net`;
    const id = await app.addPerson(email, group);
    await app.nest
      .get<Pool>(PG_POOL, { strict: false })
      .query("UPDATE app.users SET unproven = true, addresses = '{}' WHERE id = $1", [id]);
    const client = await app.signInAs(email);
    const found: string[] = [];
    for (const route of routes) {
      const { status, body } = await call(route === 'POST /user/logout' ? await app.signInAs(email) : client, route);
      if (status !== 403 || body.code !== 'UNPROVEN') found.push(route);
    }
    return found;
  }

  it.each<GroupName>(['author', 'reviewer', 'editor', 'webmaster'])(
    'of group %s can draft and nothing else',
    async (group) => {
      expect(await openTo(group)).toEqual(DRAFTING);
    },
  );
});
