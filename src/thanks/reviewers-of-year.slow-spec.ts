import JSZip from 'jszip';
import { erase, hurryKeys } from '../../test/e2e/privacy/erase';
import { startTestApp, type TestApp } from '../../test/support/app/app';
import { OfficeStory, ok } from '../../test/support/stories/office-story';
import type { Naming, ReviewersOfYear, ReviewerThanks } from '../contracts';
import { AccountHoldings } from '../identity/public';
import { CertificateStore } from './certificates/certificate-store';

const PEOPLE = {
  zoe: { email: 'zoe@example.net', firstName: 'Zoë', lastName: 'Åberg', institute: 'Institute of Northern Lights' },
  jan: { email: 'jan@example.net', firstName: 'Jan', lastName: 'van der Berg', institute: 'Ziekenhuis' },
  quiet: { email: 'quiet@example.net', firstName: 'Quentin', lastName: 'Quiet', institute: 'Institute of Silence' },
  soon: { email: 'soon@example.net', firstName: 'Sonja', lastName: 'Soon', institute: 'Institute of Haste' },
};
type Who = keyof typeof PEOPLE;

describe('The list of reviewers of a year', () => {
  let app: TestApp;
  let year: number;
  let decided: OfficeStory;

  beforeAll(async () => {
    app = await startTestApp();
    year = app.clock.now().getUTCFullYear();
    for (const { email, ...names } of Object.values(PEOPLE)) await app.addPerson(email, 'reviewer', names);
    decided = await OfficeStory.inSelection(app);
    for (const { email } of [PEOPLE.zoe, PEOPLE.jan, PEOPLE.quiet]) await decided.reviewed(email);
    await decided.decide('MINOR_REVISION');
    // The assistant is an author of this one, and Jan one of its reviewers.
    const own = await OfficeStory.submitted(app, 'assistant');
    await ok((await app.as('editor')).post(own.path('assistant/decide'), { accept: true, guidelinesChecked: true }));
    await own.reviewed(PEOPLE.jan.email);
    await own.decide('REJECTED');
    const open = await OfficeStory.inSelection(app);
    await open.reviewed(PEOPLE.soon.email);
  });
  afterAll(() => app.stop());

  const list = async (query = {}, who = 'editor', language = 'en'): Promise<ReviewersOfYear> =>
    (await ok((await app.as(who)).get('/reviewers-of-year', query, { 'Accept-Language': language })))
      .body as ReviewersOfYear;
  const thanks = async (who = 'editor', language = 'en'): Promise<ReviewerThanks> =>
    (await ok((await app.as(who)).get('/reviewers-of-year/thanks', { year }, { 'Accept-Language': language })))
      .body as ReviewerThanks;
  const choose = async (who: Who, naming: Naming): Promise<void> =>
    void (await ok((await app.as(PEOPLE[who].email)).post('/reviewing-record/naming', { naming })));
  const namesIn = ({ items }: ReviewersOfYear): string[] => items.map(({ name }) => name);

  it('contains those whose review the journal has decided on, with counts, and no one else', async () => {
    const { items, ...totals } = await list();
    expect(totals).toEqual({ years: [year], year, total: 3, reviewers: 3, reviews: 4, named: 0 });
    expect(items.map(({ name, reviews, naming }) => [name, reviews, naming])).toEqual([
      ['Åberg, Zoë', 1, 'NO'],
      ['Quiet, Quentin', 1, 'NO'],
      ['van der Berg, Jan', 2, 'NO'],
    ]);
    expect((await list({ year: year - 1 })).items).toEqual([]);
  });

  it('is sorted as readers of the language expect, searched and paged', async () => {
    expect(namesIn(await list({}, 'editor', 'nl'))).toEqual(['Åberg, Zoë', 'van der Berg, Jan', 'Quiet, Quentin']);
    expect(namesIn(await list({ sort: '-reviews', size: 1 }))).toEqual(['van der Berg, Jan']);
    expect(namesIn(await list({ sort: '-name', size: 1, page: 2 }))).toEqual(['Åberg, Zoë']);
    expect(namesIn(await list({ sort: 'institute' }))[1]).toBe('Quiet, Quentin');
    expect(await list({ q: 'aberg northern' })).toMatchObject({ total: 1, reviewers: 3 });
    const editor = await app.as('editor');
    const wrong: Record<string, string | number>[] = [
      { year: 'x' },
      { sort: 'email' },
      { size: 1000 },
      { page: -1 },
      { year: 9999 },
    ];
    for (const query of wrong) expect((await editor.get('/reviewers-of-year', query)).status).toBe(400);
    expect((await editor.get('/reviewers-of-year/thanks')).status).toBe(400);
  });

  it('prints the names only of those who agreed, as they agreed, and counts the others', async () => {
    expect(await thanks()).toEqual({ year, people: [], others: 3 });
    await choose('zoe', 'NAME_AND_INSTITUTE');
    await choose('jan', 'NAME');
    expect(await thanks()).toEqual({
      year,
      people: [
        { firstName: 'Zoë', lastName: 'Åberg', institute: 'Institute of Northern Lights' },
        { firstName: 'Jan', lastName: 'van der Berg', institute: null },
      ],
      others: 1,
    });
    expect(await list()).toMatchObject({ named: 2 });
    await choose('jan', 'NO');
    expect((await thanks()).people.map(({ lastName }) => lastName)).toEqual(['Åberg']);
  });

  it('leaves out the manuscripts of its reader', async () => {
    const { items, reviews } = await list({}, 'assistant');
    expect([reviews, items.find(({ name }) => name.startsWith('van'))?.reviews]).toEqual([3, 1]);
  });

  it('is for the office, and each print of it is in the security log', async () => {
    for (const who of ['author', 'reviewer', 'associate editor'])
      expect((await (await app.as(who)).get('/reviewers-of-year/thanks', { year })).status).toBe(403);
    const log = (await (await app.as('webmaster')).get('/security-log', { kind: 'DATA_EXPORTED' })).body;
    expect(log.total).toBeGreaterThan(0);
  });

  it('moves with an account that is merged: certificates, and the choice if there is none', async () => {
    const [from, to] = [await app.as(PEOPLE.quiet.email), await app.as('reviewer')];
    await choose('quiet', 'NAME');
    const { code } = (await ok(from.post('/reviewing-record/certificates', { year }))).body as { code: string };
    const holdings = app.nest.get(AccountHoldings, { strict: false });
    expect(await holdings.parts(from.userId)).toContainEqual({ text: '1 certificate of reviewing', count: 1 });
    await holdings.move({ fromId: from.userId, toId: to.userId, because: 'MERGED', correlationId: 'merge' });
    expect((await to.get('/reviewing-record')).body).toMatchObject({ naming: 'NAME', certificates: [{ code }] });
    expect((await from.get('/reviewing-record')).body).toMatchObject({ naming: 'NO', certificates: [] });
  });

  it('is in the download of own data, and ends with an erasure: counted, not named, and no certificate', async () => {
    hurryKeys(app);
    const zoe = await app.as(PEOPLE.zoe.email);
    const { code } = (await ok(zoe.post('/reviewing-record/certificates', { year }))).body as { code: string };
    const archive = await ok(zoe.get('/own-data.zip').responseType('blob'));
    const data = (await (await JSZip.loadAsync(archive.body as Buffer)).file('data.json')?.async('string')) ?? '{}';
    expect(JSON.parse(data)).toMatchObject({
      reviewerCertificates: [{ name: 'Zoë Åberg', fromYear: year, toYear: year, reviews: 1, withdrawnAt: null }],
      reviewerNamings: [{ naming: 'NAME_AND_INSTITUTE', chosenAt: expect.any(String) }],
    });
    const certified = { name: 'Zoë Åberg', fromYear: year, toYear: year, reviews: 9 };
    const namesake = await app.nest
      .get(CertificateStore, { strict: false })
      .issue((await app.as(PEOPLE.jan.email)).userId, certified);
    await erase(app, { userId: zoe.userId, email: PEOPLE.zoe.email });
    expect((await app.visitor.get(`/certificate/${code}`)).body).toEqual({ status: 'WITHDRAWN' });
    expect((await app.visitor.get(`/certificate/${namesake.code}`)).body).toMatchObject(certified);
    const { people, others } = await thanks();
    expect(people.map(({ lastName }) => lastName)).not.toContain('Åberg');
    expect(people.length + others).toBe(3);
    expect(await list()).toMatchObject({ reviewers: 3, reviews: 4 });
  });
});
