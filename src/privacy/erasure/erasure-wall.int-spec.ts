import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { OfficeStory } from '../../../test/support/stories/office-story';
import type { ErasurePreview } from '../../contracts';

const INSIDER = 'insider@example.net';
const RITA = 'rita@example.net';

describe('the preview of an erasure', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(RITA, 'reviewer');
    await app.addPerson(INSIDER, 'webmaster');
  });
  afterAll(() => app.stop());

  async function reviewsIn(who: string): Promise<number[]> {
    const id = (await app.as(RITA)).userId;
    const { erased, open } = (await (await app.as(who)).get(`/user/${id}/erasure`)).body as ErasurePreview;
    return [erased, open].map((parts) => parts.find(({ what }) => what === 'REVIEWS')?.count ?? 0);
  }

  it('shows a webmaster nothing about who reviews an article of which they are an author', async () => {
    const before = await reviewsIn(INSIDER);
    const own = await OfficeStory.inSelection(app, 'author', [INSIDER]);
    await own.answer(RITA, await own.invite(RITA), true);
    expect(await reviewsIn(INSIDER)).toEqual(before);
    expect(await reviewsIn('webmaster')).toEqual([1, 1]);
  });

  it('is followed by an answer in the language of the person who erases', async () => {
    const id = await app.addPerson('gone@example.net', 'author');
    const webmaster = await app.as('webmaster');
    const path = `/user/${id}/erasure`;
    const answer = await webmaster.post(path, { confirmation: 'gone@example.net' }, { 'Accept-Language': 'nl' });
    expect([answer.status, answer.body.message]).toEqual([202, expect.stringMatching(/^Het account is gesloten\./)]);
  });
});
