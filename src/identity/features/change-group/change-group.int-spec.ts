import { startTestApp, type TestApp } from '../../../../test/support/app';
import { GROUP_NAMES, type GroupName, GROUPS, isStaff } from '../../../contracts';

const idOf = (name: GroupName): number => GROUPS.find(({ group }) => group === name)?.id ?? 0;

/** Lifecycle, section 1, 'Group changes', as sentences; a webmaster's own group is left to webmasters. */
function allowed(actor: GroupName, from: GroupName, to: GroupName): boolean {
  if (actor === 'webmaster') return true;
  if (actor === 'associate editor') return !isStaff(from) && ['reviewer', 'guest', 'author'].includes(to);
  if (actor === 'editor' || actor === 'assistant') return to !== 'editor' && to !== 'webmaster' && from !== 'webmaster';
  return false;
}

describe('changing groups', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it.each(GROUP_NAMES)('follows the rules for every pair of groups when asked by a(n) %s', async (actor) => {
    const [client, webmaster] = [await app.as(actor), await app.as('webmaster')];
    const target = await app.addPerson(`moved-by-${actor.replace(' ', '-')}@example.org`, 'guest');
    const change = `/user/update/${target}/change-role?groupId=`;
    for (const from of GROUP_NAMES) {
      for (const to of GROUP_NAMES) {
        await webmaster.post(change + idOf(from));
        const answer = await client.post(change + idOf(to));
        const now = (await webmaster.get(`/user/${target}`)).body.group.group;
        expect([from, to, answer.status, now]).toEqual([
          from,
          to,
          ...(allowed(actor, from, to) ? [200, to] : [403, from]),
        ]);
      }
    }
  });

  it.each(['assistant', 'editor', 'associate editor', 'webmaster'] as const)(
    'lets no %s change their own',
    async (group) => {
      const client = await app.as(group);
      expect((await client.post(`/user/update/${client.userId}/change-role?groupId=2`)).status).toBe(403);
    },
  );

  it('counts from the next request on', async () => {
    const id = await app.addPerson('promoted@example.org', 'author');
    const client = await app.signInAs('promoted@example.org');
    expect((await client.get('/user/all')).status).toBe(403);
    await (await app.as('webmaster')).post(`/user/update/${id}/change-role?groupId=5`);
    expect((await client.get('/user/all')).status).toBe(200);
  });

  it.each(['', '?groupId=', '?groupId=8', '?groupId=two', '?groupId=1&groupId=2', '?groupId=1.5'])(
    'refuses %p as a group',
    async (query) => {
      const id = await app.addPerson('unmoved@example.org', 'author');
      expect((await (await app.as('webmaster')).post(`/user/update/${id}/change-role${query}`)).status).toBe(400);
    },
  );
});
