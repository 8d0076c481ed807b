import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import { MOST_PASTED, type RecognisedPerson } from '../../../contracts';

describe('people in a pasted text', () => {
  let app: TestApp;
  let story: OfficeStory;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('mei@example.org', 'reviewer', { firstName: 'Mei', lastName: 'Tanaka', institute: 'Kyoto' });
    await app.addPerson('jose@example.com', 'reviewer', { firstName: 'José', lastName: 'Álvarez' });
    await app.addPerson('jan.one@example.org', 'reviewer', { firstName: 'Jan', lastName: 'Smit' });
    await app.addPerson('jan.two@example.org', 'reviewer', { firstName: 'Jan', lastName: 'Smit' });
    story = await OfficeStory.inSelection(app);
  });
  afterAll(() => app.stop());

  const recognise = async (text: string): Promise<RecognisedPerson[]> => {
    const editor = await app.as('editor');
    const answer = await ok(editor.post(`/article/${story.id}/reviewer/recognise`, { text }));
    return answer.body as unknown as RecognisedPerson[];
  };
  const seen = async (text: string): Promise<unknown[]> =>
    (await recognise(text)).map(({ fullName, email, accountId, barred, problem }) => [
      fullName,
      email,
      accountId !== null,
      barred ?? problem,
    ]);

  it('are recognised by their address, whatever name is next to it', async () => {
    expect(await seen('M. T. <MEI@example.org>')).toEqual([['Mei Tanaka', 'mei@example.org', true, null]]);
  });

  it('are recognised by a name that only one account has, ignoring accents', async () => {
    expect(await seen('Alvarez, Jose')).toEqual([['José Álvarez', 'jose@example.com', true, null]]);
    expect(await seen('Jan Smit')).toEqual([['Jan Smit', null, false, 'SEVERAL']]);
    expect(await seen('Nobody Here')).toEqual([['Nobody Here', null, false, 'NO_ACCOUNT']]);
  });

  it('are new with a name of two words and a valid address, and otherwise need one', async () => {
    expect(await seen('Ada Lovelace <ada@example.net>\nada2@example.net\nEve <eve@nowhere>')).toEqual([
      ['Ada Lovelace', 'ada@example.net', false, null],
      ['', 'ada2@example.net', false, 'NO_NAME'],
      ['Eve', 'eve@nowhere', false, 'ADDRESS'],
    ]);
  });

  it('cannot be chosen as authors, and only once', async () => {
    expect(await seen('author@example.org; mei@example.org; Mei Tanaka')).toMatchObject([
      [expect.any(String), 'author@example.org', true, expect.stringMatching(/^(?:AUTHOR|UPLOADER)$/)],
      ['Mei Tanaka', 'mei@example.org', true, null],
      ['Mei Tanaka', 'mei@example.org', true, 'TWICE'],
    ]);
  });

  it('are shown with their conflicts', async () => {
    const [mei, jose] = await recognise('mei@example.org, jose@example.com');
    expect([mei?.conflicts, jose?.conflicts]).toEqual([['SAME_DOMAIN'], []]);
  });

  it('are limited in number, and the first one above the limit is reported', async () => {
    const many = Array.from({ length: MOST_PASTED + 5 }, (_none, index) => `p${index}@example.net`).join('\n');
    const people = await recognise(many);
    expect([people.length, people.at(-1)?.problem]).toEqual([MOST_PASTED + 1, 'TOO_MANY']);
  });

  it('refuses an empty and an overlong text', async () => {
    const editor = await app.as('editor');
    for (const text of ['', 'x'.repeat(10_001)])
      expect((await editor.post(`/article/${story.id}/reviewer/recognise`, { text })).status).toBe(400);
  });
});
