import { PROJECTIONS } from '../../../projections';
import { Rebuilder } from '../../../projections/runner/rebuild/rebuild';
import { ensureReadModelSchema } from '../../../projections/runner/schema';
import { expectWhole } from '../../../test/support/ojs/expect-whole';
import { ImportBench } from '../../../test/support/ojs/import-bench';
import { SUBMISSION_PATH_COUNT } from '../../../test/support/ojs/make-ojs';
import type { ArticleFile } from '../../article';
import { ARTICLE_TYPES } from '../../contracts';
import { SettingsStore } from '../../platform/settings';

const line = ({ where, what }: { where: string; what: string }): string => `${where}: ${what}`;

describe.each(['3.3', '3.4'] as const)('the import of an OJS %s', (version) => {
  let bench: ImportBench;
  beforeAll(async () => {
    bench = await ImportBench.open('Postgres', version, SUBMISSION_PATH_COUNT);
    const reviewModes = ARTICLE_TYPES.map(({ id }) => `${id}:DOUBLE_ANONYMOUS`).join(',');
    await new SettingsStore(bench.pool).change({ reviewModes });
  });
  afterAll(() => bench.close());

  it('reports in a dry run what will not be imported, and changes nothing', async () => {
    const before = await bench.everything();
    const { articles, people, problems } = await bench.import({ dryRun: true });
    expect(articles).toEqual({ new: SUBMISSION_PATH_COUNT, continued: 0, same: 0, 'changed here': 0 });
    expect(people).toMatchObject({ matched: 0 });
    expect(problems.found.map(line)).toEqual(
      expect.arrayContaining([
        'people: 5 readers, disabled and production accounts stay in OJS',
        'submission 2: 1 logged mails stay in OJS',
        expect.stringMatching(/^submission 12: file \d+ 'file 12-3\.\d-10\.pdf' \(galley\) stays in OJS$/),
        expect.stringMatching(/^submission 12: decision \d+: the steps of production stay in OJS$/),
        expect.stringMatching(/^submission 17: file \d+ 'file 17-.*' is not on the disk/),
        'submission 2: has no requests in OJS; its mode here is double-anonymous review',
        'submission 13: accepted in OJS without a decision; accepted here by an override',
        'submission 18: one of its 2 section editors holds it here; the others are not named',
      ]),
    );
    expect(await bench.everything()).toEqual(before);
  });

  it('imports everything, and a second import changes nothing', async () => {
    const done = await bench.import();
    expect(done.problems.found).toEqual((await bench.import({ dryRun: true })).problems.found);
    await expectWhole(bench, SUBMISSION_PATH_COUNT);
    const before = await bench.everything();
    expect((await bench.import()).articles).toEqual({
      new: 0,
      continued: 0,
      same: SUBMISSION_PATH_COUNT,
      'changed here': 0,
    });
    expect(await bench.everything()).toEqual(before);
  });

  it('gives a manuscript without requests the mode of the settings, and others that of their requests', async () => {
    const submitted = (await bench.log()).filter(({ type }) => type === 'ArticleSubmitted');
    const modes = new Map(
      submitted.map(({ metadata, data }) => [metadata.imported?.id, (data as { reviewMode: string }).reviewMode]),
    );
    expect(modes.get('submission 2')).toBe('DOUBLE_ANONYMOUS');
    expect([...modes.values()]).toContain('SINGLE_ANONYMOUS');
  });

  it('makes no title of a figure of the name of its file, which may be that of an author', async () => {
    const figures = (await bench.log())
      .filter(({ type }) => type === 'FileAdded')
      .map(({ data }) => (data as { file: ArticleFile }).file)
      .filter(({ designation }) => designation === 'Figure');
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.map(({ figureTitle }) => figureTitle)).toEqual(figures.map(() => null));
  });

  it('gives events that the read models understand', async () => {
    await ensureReadModelSchema(bench.pool);
    await new Rebuilder({ pool: bench.pool, store: bench.store }).rebuild(() => PROJECTIONS);
    const { rows } = await bench.pool.query('SELECT count(*)::int AS cards FROM rm.article_card');
    expect(rows).toEqual([{ cards: SUBMISSION_PATH_COUNT }]);
  });
});
