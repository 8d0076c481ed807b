import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../test/support/app/app';
import type { HttpClient } from '../../test/support/app/http-client';
import { runScript, type ScriptResult } from '../../test/support/log-proof/run-script';
import { OfficeStory, ok } from '../../test/support/stories/office-story';
import { type OwnMeasure, type OwnMeasures, VEIL_MESSAGES } from '../contracts';
import { APP_CONFIG, type AppConfig } from '../platform/config/config';
import { projectRoot } from '../platform/project-root';

const DUTCH = { 'Accept-Language': 'nl' };
const REVIEWER = 'measured@example.net';
const OWN = `
exports.measure = {
  name: 'notes', title: 'Notes', definition: 'How many notes there are.', reads: ['NoteAdded'],
  translations: { nl: { Notes: 'Opmerkingen', all: 'alle' } },
  begin: () => ({ notes: 0 }),
  apply: (state) => { state.notes += 1; },
  table: ({ notes }) => ({ columns: [{ label: '=What' }, { label: 'Notes', unit: 'count' }], rows: [['all', notes]] }),
};`;
const failing = (name: string, part: string): string =>
  OWN.replace("'notes'", `'${name}'`).replace('state.notes += 1', `throw new Error('${part}')`);

describe('Custom measures', () => {
  let app: TestApp;
  let editor: HttpClient;
  let config: AppConfig;
  let story: OfficeStory;

  beforeAll(async () => {
    app = await startTestApp();
    config = app.nest.get<AppConfig>(APP_CONFIG, { strict: false });
    await app.addPerson(REVIEWER, 'reviewer', { firstName: 'Mea', lastName: 'Surer' });
    story = await OfficeStory.inSelection(app);
    await story.reviewed(REVIEWER);
    editor = await app.as('editor');
    await editor.post(`/article/${story.id}/assistant/new-note`, { note: '<p>One.</p>' });
    await mkdir(config.measuresDir, { recursive: true });
    await writeFile(join(config.measuresDir, 'notes.cjs'), OWN);
    await writeFile(join(config.measuresDir, 'failing.cjs'), failing('failing', 'Not so'));
    await writeFile(join(config.measuresDir, 'twice.cjs'), OWN);
    await writeFile(
      join(config.measuresDir, 'wrong.cjs'),
      OWN.replace("['NoteAdded']", "['NoSuchEvent']").replace("'notes'", "'wrong'"),
    );
    await writeFile(join(config.measuresDir, 'empty.cjs'), '');
    await writeFile(join(config.measuresDir, 'notes.md'), 'No program.');
  });
  afterAll(() => app?.stop());

  const list = async (): Promise<OwnMeasures> => {
    const { status, body } = await editor.get('/own-measures');
    expect(status).toBe(200);
    return body as OwnMeasures;
  };
  const computed = async (): Promise<OwnMeasures> => {
    expect((await editor.post('/own-measures/compute')).status).toBe(202);
    for (const end = Date.now() + 30_000; ;) {
      const now = await list();
      if ((!now.running && now.computedAt !== null) || Date.now() > end) return now;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const named = ({ measures }: OwnMeasures, name: string): OwnMeasure | undefined =>
    measures.find((measure) => measure.name === name);
  const tool = (...words: string[]): Promise<ScriptResult> =>
    runScript([join(projectRoot(), 'dist/src/measures/command-line/cli.js'), ...words], {
      ...{
        DATABASE_URL: config.databaseUrl ?? '',
        EVENT_STORE_URL: config.eventStoreUrl ?? '',
        JWT_SECRET: config.jwtSecret,
        DATA_KEY: config.dataKey,
        DATA_DIR: config.dataDir,
      },
    });

  it('are empty until they are computed', async () => {
    expect(await list()).toEqual({
      computedAt: null,
      running: false,
      walled: false,
      authorsHidden: false,
      measures: [],
    });
  });

  it('come from the files of the product and of the folder, with names instead of ids', async () => {
    const all = await computed();
    expect(named(all, 'notes')).toMatchObject({
      title: 'Notes',
      problem: null,
      rows: 1,
      table: { rows: [['all', 1]] },
    });
    expect(named(all, 'reviewer-pool')?.table?.rows).toEqual([['Mea Surer', 1, 0, 100, 100]]);
    const [decided] = named(all, 'time-to-first-decision')?.table?.rows ?? [];
    expect(decided?.slice(1)).toEqual([expect.any(String), 0, null, 1]);
    expect(named(all, 'rejected-and-back')?.table?.rows).toEqual([]);
  });

  it('report for each unusable file why, and continue with the others', async () => {
    const all = await list();
    expect(named(all, 'failing')).toMatchObject({ table: null, problem: 'Not so' });
    expect(named(all, 'twice.cjs')?.problem).toBe("There is another measure called 'notes'.");
    expect(named(all, 'wrong.cjs')?.problem).toBe("'reads.0' must be types of events");
    expect(named(all, 'empty.cjs')?.problem).toBe("It exports nothing called 'measure'.");
    expect(all.measures).toHaveLength(8);
  });

  it('are in the language of the person who reads them, if they have texts in it', async () => {
    const dutch = (await editor.get('/own-measures', {}, DUTCH)).body as OwnMeasures;
    expect(named(dutch, 'reviewer-pool')).toMatchObject({
      title: 'Reviewers naar belasting en antwoordpercentage',
      definition: expect.stringMatching(/^Elk verzoek/),
      table: { rows: [['Mea Surer', 1, 0, 100, 100]] },
    });
    const decided = named(dutch, 'time-to-first-decision')?.table;
    expect(decided?.columns.map(({ label }) => label)).toEqual([
      'Type',
      'Land',
      'Besloten',
      'Mediaan',
      'In afwachting',
    ]);
    expect(named(dutch, 'notes')).toMatchObject({ title: 'Opmerkingen', table: { rows: [['alle', 1]] } });
    expect(named(dutch, 'twice.cjs')?.problem).toBe("Er is al een maat met de naam 'notes'.");
    expect(named(await list(), 'reviewer-pool')?.title).toBe('Reviewer pool by load and answer rate');
    expect((await editor.get('/own-measures/notes/csv', {}, DUTCH)).text).toBe(
      "\ufeff'=What,Opmerkingen\r\nalle,1\r\n",
    );
  });

  it('are exported as CSV', async () => {
    const { status, text } = await editor.get('/own-measures/notes/csv');
    expect([status, text]).toEqual([200, "\ufeff'=What,Notes\r\nall,1\r\n"]);
    expect((await editor.get('/own-measures/failing/csv')).status).toBe(404);
  });

  it('are computed from the log by the command, also as of an earlier moment', async () => {
    expect(await tool('--measure', 'notes')).toMatchObject({ code: 0, text: expect.stringContaining('all,1') });
    const before = await tool('--measure', 'notes', '--as-of', '2001-01-01', '--format', 'json');
    expect(before.text).toContain('"all",\n      0');
    expect(await tool('--measure', 'none')).toMatchObject({
      code: 2,
      text: expect.stringContaining("no measure 'none'"),
    });
    expect(await tool('--measure', 'failing')).toMatchObject({
      code: 1,
      text: expect.stringContaining('failing: Not so'),
    });
    expect((await tool('--measure', 'notes', '--as-of', 'yesterday')).code).toBe(2);
    expect((await tool('--measure', 'notes', '--format', 'xml')).code).toBe(2);
  });

  it('are hidden from editors, but not from webmasters, while a manuscript hides its authors', async () => {
    const webmaster = await app.as('webmaster');
    const setModes = (reviewModes: string) => ok(webmaster.post('/settings', { reviewModes }));
    await setModes('2:TRIPLE_ANONYMOUS');
    expect(await list()).toMatchObject({ walled: false, authorsHidden: true, measures: [] });
    const calls = [editor.get('/own-measures/notes/csv'), editor.post('/own-measures/compute')];
    for (const { status, text } of await Promise.all(calls))
      expect([status, JSON.parse(text)]).toEqual([403, expect.objectContaining({ message: VEIL_MESSAGES.measures })]);
    expect((await webmaster.get('/own-measures')).body).toMatchObject({ authorsHidden: false });
    expect((await webmaster.get('/own-measures/notes/csv')).status).toBe(200);
    await setModes('');
    expect(named(await list(), 'notes')).toMatchObject({ rows: 1 });
  });

  it('are hidden from editors who are authors of an article here', async () => {
    await OfficeStory.submitted(app, 'editor');
    expect(await list()).toMatchObject({ walled: true, measures: [] });
    expect((await editor.get('/own-measures/notes/csv')).status).toBe(403);
    expect((await (await app.as('webmaster')).get('/own-measures')).body).toMatchObject({ walled: false });
  });
});
