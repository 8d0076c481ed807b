import { GROUP_NAMES, type GroupName, GROUPS, isStaff } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import type { HttpClient } from '../../support/app/http-client';

const idOf = (name: GroupName): number => GROUPS.find(({ group }) => group === name)?.id ?? 0;
const STAFF_CALLERS = GROUP_NAMES.filter(isStaff);

/** Lifecycle, section 1, 'Group changes', as code; only webmasters change a webmaster's group. */
function allowed(caller: GroupName, from: GroupName, to: GroupName): boolean {
  if (caller === 'webmaster') return true;
  if (caller === 'associate editor') return !isStaff(from) && ['reviewer', 'guest', 'author'].includes(to);
  if (caller === 'editor' || caller === 'assistant')
    return to !== 'editor' && to !== 'webmaster' && from !== 'webmaster';
  return false;
}
const mayEdit = (caller: GroupName, target: GroupName): boolean => {
  if (caller === 'associate editor') return !['assistant', 'editor', 'webmaster'].includes(target);
  return caller === 'webmaster' || (isStaff(caller) && target !== 'webmaster');
};

describe('no way of changing groups', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  /** One person per group, whose group is changed. */
  const targets = new Map<GroupName, string>();
  beforeAll(async () => {
    app = await startTestApp();
    webmaster = await app.as('webmaster');
    for (const group of GROUP_NAMES)
      targets.set(group, await app.addPerson(`moved-${group.replace(' ', '-')}@example.org`, group));
  });
  afterAll(() => app.stop());

  const groupOf = async (id: string): Promise<GroupName> =>
    (await webmaster.get(`/user/${id}`)).body.group.group as GroupName;
  const idOfTarget = (group: GroupName): string => targets.get(group) ?? '';

  /** Tries every move by one caller through one call; returns those whose result differs from the rule. */
  async function moves(caller: GroupName, move: (id: string, to: GroupName) => Promise<number>): Promise<string[]> {
    const wrong: string[] = [];
    for (const from of GROUP_NAMES) {
      const id = idOfTarget(from);
      for (const to of GROUP_NAMES) {
        const status = await move(id, to);
        const now = await groupOf(id);
        const [expected, stays] = allowed(caller, from, to) ? [200, to] : [403, from];
        if (status !== expected || now !== stays) wrong.push(`${from} -> ${to}: ${status}, now ${now}`);
        if (now !== from) await webmaster.post(`/user/update/${id}/change-role?groupId=${idOf(from)}`);
      }
    }
    return wrong;
  }

  it.each(GROUP_NAMES)('goes further for a(n) %s than the lifecycle says: change-role', async (caller) => {
    const client = await app.as(caller);
    const change = async (id: string, to: GroupName): Promise<number> =>
      (await client.post(`/user/update/${id}/change-role?groupId=${idOf(to)}`)).status;
    expect(await moves(caller, change)).toEqual([]);
  });

  it.each(GROUP_NAMES)(
    'goes further for a(n) %s than the lifecycle says: a group in the edited account',
    async (caller) => {
      const client = await app.as(caller);
      const edit = async (id: string, to: GroupName): Promise<number> =>
        (await client.post(`/user/update/${id}`, { groupId: idOf(to) })).status;
      // Setting the current group changes nothing, if the account may be edited at all.
      const unchanged = GROUP_NAMES.filter((group) => mayEdit(caller, group) && !allowed(caller, group, group));
      const wrong = await moves(caller, edit);
      expect(wrong).toEqual(unchanged.map((group) => `${group} -> ${group}: 200, now ${group}`));
    },
  );

  it.each(GROUP_NAMES)('goes further for a(n) %s than the lifecycle says: a new account', async (caller) => {
    const client = await app.as(caller);
    const person = { firstName: 'New', lastName: 'Person' };
    const letters = caller.replace(' ', '-');
    for (const to of GROUP_NAMES) {
      const email = `new-${to.replace(' ', '-')}-by-${letters}@example.org`;
      const body = { ...person, email, groupId: idOf(to) };
      // A new account counts as a move from author.
      expect([to, (await client.post('/user/save', body)).status]).toEqual([
        to,
        allowed(caller, 'author', to) ? 201 : 403,
      ]);
      const reviewer = await client.post('/user/saveReviewer', { ...body, email: `r-${email}` });
      expect([to, reviewer.body.group?.group]).toEqual([to, isStaff(caller) ? 'reviewer' : undefined]);
    }
  });

  it.each(STAFF_CALLERS)('changes the own group of a(n) %s', async (caller) => {
    const client = await app.as(caller);
    for (const to of GROUP_NAMES) {
      await client.post(`/user/update/${client.userId}`, { groupId: idOf(to) });
      expect((await client.post(`/user/update/${client.userId}/change-role?groupId=${idOf(to)}`)).status).toBe(403);
    }
    expect(await groupOf(client.userId)).toBe(caller);
  });

  it('changes the own group through the account of another user', async () => {
    for (const caller of STAFF_CALLERS) {
      const client = await app.signInAs(caller);
      const other = GROUP_NAMES.find((group) => mayEdit(caller, group) && isStaff(group)) ?? 'author';
      const acting = client.with((await client.post(`/user/loginAs/${idOfTarget(other)}`)).body);
      for (const to of GROUP_NAMES) {
        const own = `/user/update/${client.userId}`;
        expect((await acting.post(`${own}/change-role?groupId=${idOf(to)}`)).status).toBe(403);
        await acting.post(own, { groupId: idOf(to) });
      }
      expect(await groupOf(client.userId)).toBe(caller);
    }
  });
});
