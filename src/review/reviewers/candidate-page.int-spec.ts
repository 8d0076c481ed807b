import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { ReviewerPanel } from '../../contracts';
import { UndeliverableAddresses } from '../../mail/public';
import { CANDIDATE_NUMBERS } from './candidate-order';

const OTTO = 'otto@example.net';

describe('the candidates', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('rita@example.net', 'reviewer', { firstName: 'Rita', lastName: 'Review' });
    await app.addPerson(OTTO, 'reviewer', { firstName: 'Otto', lastName: 'Other' });
    await app.addPerson('co-author@example.net', 'reviewer', { firstName: 'Cora', lastName: 'Author' });
    for (const reviewer of ['rita@example.net', OTTO]) {
      const story = await OfficeStory.inSelection(app);
      await story.answer(reviewer, await story.invite(reviewer), reviewer === OTTO);
    }
  });
  afterAll(() => app.stop());

  it('pages the candidates', async () => {
    const story = await OfficeStory.inSelection(app);
    const all = (await story.panel()).candidates.map((one) => one.id);
    const [first, second] = [await story.panel('?size=3'), await story.panel('?size=3&page=1')];
    expect([...first.candidates, ...second.candidates].map((one) => one.id)).toEqual(all.slice(0, 6));
    expect((await (await app.as('editor')).get(story.path('reviewer/list?size=500'))).status).toBe(400);
  });

  it('shows for a candidate that mails to their address bounce, until the mark is removed', async () => {
    const story = await OfficeStory.inSelection(app);
    await app.nest.get(UndeliverableAddresses, { strict: false }).mark('OTTO@example.net', app.clock.now(), '5.1.1');
    const since = (await story.panel()).candidates.map(({ firstName, bouncesSince }) => [firstName, bouncesSince]);
    expect(since).toEqual(
      expect.arrayContaining([
        ['Otto', expect.stringMatching(/^\d{4}-/)],
        ['Rita', null],
      ]),
    );
    const conflictsOf = async (name: string) =>
      (await story.panel()).candidates.find(({ firstName }) => firstName === name)?.conflicts;
    expect([await conflictsOf('Otto'), await conflictsOf('Rita')]).toEqual([
      expect.arrayContaining(['MAILS_BOUNCE']),
      expect.not.arrayContaining(['MAILS_BOUNCE']),
    ]);
    await ok((await app.as('webmaster')).post('/address-marks/clear', { address: OTTO }));
    expect(await conflictsOf('Otto')).not.toContain('MAILS_BOUNCE');
  });

  it('sorts by any column over all pages, and finds people by the keywords', async () => {
    const story = await OfficeStory.inSelection(app);
    await app.addPerson('knows@example.net', 'reviewer', {
      firstName: 'Kim',
      lastName: 'Zzz',
      areasOfExpertise: 'Wards; lengths of stay',
    });
    const names = ({ candidates }: ReviewerPanel) => candidates.map((one) => one.lastName);
    const byName = await story.panel('?sort=name');
    expect(byName.total).toBe(byName.candidates.length);
    expect(names(await story.panel('?sort=-name'))).toEqual(names(byName).reverse());
    const busiest = await story.panel('?sort=-assignmentsLastYear&size=2');
    const counts = byName.candidates.map((one) => one.assignmentsLastYear).sort((a, b) => b - a);
    expect(busiest.candidates.map((one) => one.assignmentsLastYear)).toEqual(counts.slice(0, 2));
    expect(busiest.total).toBe(byName.total);
    const matching = await story.panel('?matching=true');
    expect([matching.total, names(matching)]).toEqual([1, ['Zzz']]);
    expect(matching.candidates[0]?.keywordMatches).toEqual(['length of stay']);
    expect(names(await story.panel())[0]).toBe('Zzz');
    for (const wrong of ['sort=email', 'matching=perhaps'])
      expect((await (await app.as('editor')).get(story.path(`reviewer/list?${wrong}`))).status).toBe(400);
  });

  it('shows numbers in the requested order, also to a person whose own article is hidden from them', async () => {
    const insider = 'insider@example.net';
    await app.addPerson(insider, 'assistant', { firstName: 'Ina', lastName: 'Insider' });
    const story = await OfficeStory.inSelection(app);
    const walled = await OfficeStory.inSelection(app, 'author', [insider]);
    await walled.answer(OTTO, await walled.invite(OTTO), false);
    const total = async (who: string): Promise<number> => {
      const { candidates } = (await ok((await app.as(who)).get(story.path('reviewer/list?q=Otto'))))
        .body as ReviewerPanel;
      return candidates[0]?.assignmentsLastYear ?? 0;
    };
    expect(await total('editor')).toBe((await total(insider)) + 1);
    for (const who of ['editor', insider]) {
      for (const column of CANDIDATE_NUMBERS) {
        const answer = await ok((await app.as(who)).get(story.path(`reviewer/list?sort=-${column}`)));
        const numbers = (answer.body as ReviewerPanel).candidates.map((one) => one[column] ?? -1);
        expect([who, column, numbers]).toEqual([who, column, [...numbers].sort((a, b) => b - a)]);
      }
    }
  });

  it('shows immediately who was renamed, got new expertise, joined or left', async () => {
    const story = await OfficeStory.inSelection(app);
    const names = async (query: string) =>
      (await story.panel(query)).candidates.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    const id = await app.addPerson('newcomer@example.net', 'reviewer', { firstName: 'Nia', lastName: 'Newcomer' });
    expect(await names('?sort=name')).toContain('Nia Newcomer');
    const staff = await app.as('webmaster');
    const { body: user } = await ok(staff.get(`/user/${id}`));
    await ok(staff.post(`/user/update/${id}`, { ...user, lastName: 'Aaa', areasOfExpertise: 'length of stay' }));
    expect((await names('?sort=name'))[0]).toBe('Nia Aaa');
    expect(await names('?matching=true')).toContain('Nia Aaa');
    await ok(staff.post(`/user/update/${id}/change-role?groupId=2`));
    expect(await names('?sort=name')).not.toContain('Nia Aaa');
  });
});
