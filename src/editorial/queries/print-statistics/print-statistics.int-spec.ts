import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { HttpClient } from '../../../../test/support/app/http-client';
import { pdfText } from '../../../../test/support/files/pdf-text';
import { OfficeStory } from '../../../../test/support/stories/office-story';

const REVIEWER = 'boris@example.net';

describe('the PDFs of the statistics', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(REVIEWER, 'reviewer', {
      firstName: 'Борис',
      lastName: 'Щукин',
      areasOfExpertise: 'Sepsis <script>alert(1)</script> & dialysis',
    });
    const story = await OfficeStory.inSelection(app);
    await story.reviewed(REVIEWER);
  });
  afterAll(() => app?.stop());

  /** Text of the PDF without spaces, since the browser decides where lines break. */
  async function printedText(
    client: HttpClient,
    path: string,
    query: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<string> {
    const answer = await client
      .get(path, query, headers)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="\w+-statistics-[\d-]+\.pdf"$/);
    return (await pdfText(answer.body as Buffer)).replace(/\s+/g, '');
  }

  it('contain the names in their script, the numbers with two decimals, and what they mean', async () => {
    const text = await printedText(await app.as('editor'), '/article/editor/reviewers-stats.pdf');
    expect(text).toContain('Reviewerstatistics');
    expect(text).toContain('БорисЩукин');
    expect(text).toContain('Sepsis<script>alert(1)</script>&dialysis');
    expect(text).toMatch(/0\.00/);
    expect(text).toContain('Meanoftheeditors’ratings');
    // The chart, with its legend and its bar.
    expect(text).toContain('CompletedAccepted,notcompletedRefusedNoanswer');
    expect(text).toContain('Щукин,Б.1');
  });

  it('use the search words of the page, and the period', async () => {
    const editor = await app.as('editor');
    expect(await printedText(editor, '/article/editor/reviewers-stats.pdf', { q: 'nobody' })).not.toContain('Щукин');
    const journal = await printedText(editor, '/article/editor/journal-stats.pdf', {
      from: '2025-02-01',
      to: '2025-03-31',
      type: '2',
    });
    expect(journal).toMatch(/2025-02-01to2025-03-31,asof[\d:-]+UTC;Originalcontribution/);
    expect(journal).toContain('2025-03');
  });

  it('are in the language of the person who requests them', async () => {
    const editor = await app.as('editor');
    const dutch = { 'Accept-Language': 'nl' };
    const reviewers = await printedText(editor, '/article/editor/reviewers-stats.pdf', {}, dutch);
    expect(reviewers).toContain('Statistiekvanreviewers');
    expect(reviewers).toContain('Afgeslagen%Geaccepteerdeartikelen(36maanden)');
    expect(reviewers).toMatch(/0\.00/);
    expect(await printedText(editor, '/article/editor/associates-stats.pdf', {}, dutch)).toContain('Allensamen');
    const journal = await printedText(editor, '/article/editor/journal-stats.pdf', {}, dutch);
    expect(journal).toContain('Waarartikelennuwachten');
    expect(journal).not.toMatch(/Submission|Accepted|Status now/);
  });

  it('leave out the articles of the person who requests them', async () => {
    const own = await OfficeStory.submitted(app, 'assistant');
    expect(own.id).not.toBe('');
    const counted = async (who: string): Promise<unknown> =>
      (await (await app.as(who)).get('/article/editor/journal-stats')).body.submissions;
    expect([await counted('editor'), await counted('assistant')]).toEqual([2, 1]);
    const [all, walled] = await Promise.all(
      ['editor', 'assistant'].map(async (who) => printedText(await app.as(who), '/article/editor/journal-stats.pdf')),
    );
    expect(all).toContain('Newarticle1');
    expect(walled).not.toContain('Newarticle1');
  });

  it('are refused for an invalid period, and to people who may not see the page', async () => {
    const path = '/article/editor/associates-stats.pdf';
    const editor = await app.as('editor');
    expect((await editor.get(path, { from: '2026-02-01', to: '2026-01-01' })).status).toBe(400);
    expect((await (await app.as('author')).get(path)).status).toBe(403);
    expect(await printedText(editor, path)).toContain('Alltogether');
  });
});
