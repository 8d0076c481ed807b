import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { AnonymousCopies } from '../../../../src/files/anonymous/anonymous-copies';
import { ApiProblem } from '../../../../src/platform/http/errors/api-problem';
import { startTestApp, type TestApp } from '../../../support/app/app';
import { ok } from '../../../support/stories/office-story';
import { AuthorSteps } from '../../../support/stories/submission-steps';

describe('the archive of files for an editor who must not know the authors', () => {
  let app: TestApp;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp();
    await ok((await app.as('webmaster')).post('/settings', { reviewModes: '2:TRIPLE_ANONYMOUS' }));
    ({ id } = await new AuthorSteps(await app.as('author')).submitted());
  }, 120_000);
  afterAll(() => app.stop());
  afterEach(() => jest.restoreAllMocks());

  /** The names in the archive, and the text of its note. */
  async function archive(who: string): Promise<{ names: string[]; note: string | null }> {
    const { body } = await ok((await app.as(who)).get(`/article/${id}/files.zip`).responseType('blob'));
    const zip = await fromBufferPromise(body as Buffer);
    const found = { names: [] as string[], note: null as string | null };
    for await (const entry of zip.eachEntry())
      if (entry.fileName === 'MISSING.txt')
        found.note = (await buffer(await zip.openReadStreamPromise(entry))).toString();
      else found.names.push(entry.fileName);
    return found;
  }

  it('names the files of which no copy without names can be made, with the reason', async () => {
    const whole = await archive('editor');
    expect(whole.note).toBeNull();
    jest.spyOn(AnonymousCopies.prototype, 'of').mockRejectedValueOnce(new ApiProblem('RULE_BROKEN', 'No copy.'));
    const { names, note } = await archive('editor');
    const [left] = whole.names.filter((name) => !names.includes(name));
    expect(names).toHaveLength(whole.names.length - 1);
    expect(note).toContain(`\r\n- ${left}\r\n`);
    expect(note).toContain('No copy without names');
  });

  it('has them all for the assistant', async () => {
    expect((await archive('assistant')).note).toBeNull();
  });
});
