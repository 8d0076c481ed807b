/**
 * Keeps the output of the server instead of writing it.
 *
 * @isolated
 */
import { startTestApp, type TestApp } from '../../support/app/app';
import { until } from '../../support/app/http-until';
import { ok } from '../../support/stories/office-story';
import { CANARIES } from '../access/leaks/leak-canaries';
import { type Cast, castOf, LeakStory, TITLE } from '../access/leaks/leak-story';
import { placesOf } from './all-bytes';
import { erase, hurryKeys } from './erase';

const mockLines: string[] = [];
jest.mock('../../../src/platform/http/log/log-output', () => ({
  logOutput: () => ({ write: (line: string) => mockLines.push(line) }),
}));

/** The journal chooses the file's name; the others are statuses. */
const NOT_OF_PEOPLE: readonly string[] = [CANARIES.staffFile, 'RETURNED_TO_EDITOR'];
/** More than a server would log on its own in that time. */
const REQUESTS = 30;
const WORDS = [...Object.values(CANARIES).filter((word) => !NOT_OF_PEOPLE.includes(word)), TITLE];

/**
 * An erasure cannot reach the output of past days, which operators keep elsewhere. So the output must never contain anything that would
 * have to be erased, even at the most verbose level, whatever people do.
 */
describe("the server's own output", () => {
  let app: TestApp;
  let cast: Cast;
  let articleId = '';
  beforeAll(async () => {
    app = await startTestApp({ env: { LOG_LEVEL: 'trace', DAILY_RUN: 'off' } });
    hurryKeys(app);
    cast = await castOf(app);
    const story = await LeakStory.create(app, cast, cast.author);
    articleId = story.article.id;
    await story.decide();
  });
  afterAll(() => app.stop());

  const output = (): string => mockLines.join('');

  it('has a line for each request, and names people by their ids', async () => {
    const requests = (): number => mockLines.filter((line) => line.includes('"req":{')).length;
    const author = await app.as(cast.author.email);
    const began = requests();
    for (let n = 0; n < REQUESTS; n += 1) await ok(author.get(`/article/${articleId}`));
    // The line follows the answer.
    await until('the last line', () => Promise.resolve(requests() - began === REQUESTS || null));
    expect(mockLines.length).toBeGreaterThan(50);
    expect(output()).toContain(`"userId":"${cast.one.userId}"`);
  });

  it('has no name, address or text of a person while they work', () => {
    expect(placesOf(WORDS, new Map([['the output', output()]]))).toEqual([]);
  });

  it('has none after a search, a refused sign-in, a refused form or a failed reset', async () => {
    const staff = await app.as('assistant');
    const began = mockLines.length;
    const { oneName, oneEmail, oneText } = CANARIES;
    for (const path of ['/user/all?q=', '/article/quick-search?q=', '/article/all?q='])
      for (const word of [oneName, oneEmail, oneText]) await ok(staff.get(path + encodeURIComponent(word)));
    expect((await app.visitor.post('/authenticate', { email: oneEmail, password: `${oneText} wrong` })).status).toBe(
      401,
    );
    expect((await app.visitor.post('/register', { email: oneEmail, firstName: oneName })).status).toBe(400);
    expect((await app.visitor.post('/reset-password', { email: oneEmail })).status).toBeLessThan(300);
    expect(mockLines.length).toBeGreaterThan(began);
    expect(placesOf(WORDS, new Map([['the output', output()]]))).toEqual([]);
  });

  it('has none after texts and names in the address of a call', async () => {
    const staff = await app.as('assistant');
    const { oneName, oneText } = CANARIES;
    const [name, text] = [encodeURIComponent(oneName), encodeURIComponent(oneText)];
    await ok(staff.get(`/article/author/find?firstName=${name}&lastName=${name}`));
    await ok(staff.post(`/article/${articleId}/assistant/new-note?note=${text}`));
    await (await app.as('webmaster')).post(`/imports?kind=ojs&name=${name}.xml`);
    expect(output()).toContain('/assistant/new-note?note=...');
    expect(placesOf(WORDS, new Map([['the output', output()]]))).toEqual([]);
  });

  it('has none when the person is erased', async () => {
    await erase(app, cast.one);
    expect(placesOf(WORDS, new Map([['the output', output()]]))).toEqual([]);
  });
});
