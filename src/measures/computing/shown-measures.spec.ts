import type { Request, Response } from 'express';
import type { Pool } from 'pg';
import type { AuthorVeil } from '../../article-desk/public';
import { loadLanguage, speakBy } from '../../contracts';
import type { People } from '../../identity/public';
import { readLanguage } from '../../platform/http/language/request-language';
import { languageNow } from '../../platform/language/current-language';
import type { AnyMeasure } from '../measure';
import type { MeasureRow } from './computed-measures';
import { loadMeasures } from './load-measures';
import { ShownMeasures } from './shown-measures';

const NOBODY = { byIds: () => Promise.resolve(new Map()) } as unknown as People;
/** English words that are also Dutch. */
const SAME = ['Open', 'Reviewer', 'Type'];

describe('A measure in the language of its reader', () => {
  const shown = new ShownMeasures({} as Pool, NOBODY, {} as AuthorVeil);
  const { measures } = loadMeasures('/nowhere');
  beforeAll(async () => {
    await loadLanguage('nl');
    speakBy(languageNow);
  });
  afterAll(() => speakBy(() => 'en'));

  const inLanguage = (language: string, row: MeasureRow) =>
    new Promise<Awaited<ReturnType<ShownMeasures['inWords']>>>((resolve) => {
      const request = { acceptsLanguages: () => [language] } as unknown as Request;
      readLanguage(request, {} as Response, () => resolve(shown.inWords(row, 10)));
    });
  const rowOf = (
    { name, title, definition, translations = {}, begin, table }: AnyMeasure,
    rows: (string | number | null)[][],
  ): MeasureRow => ({
    ...{ name, title, definition, translations, problem: null },
    result: { ...table(begin(), new Date()), rows },
  });
  const measure = (name: string): AnyMeasure => {
    const found = measures.find((one) => one.name === name);
    if (!found) throw new Error(`There is no measure ${name}`);
    return found;
  };

  it('has a Dutch title, definition and labels if it is delivered with the product', () => {
    expect(measures).toHaveLength(3);
    for (const { title, definition, translations, table, begin } of measures) {
      const labels = table(begin(), new Date()).columns.map(({ label }) => label);
      const texts = [title, definition, ...labels.filter((label) => !SAME.includes(label))];
      expect(texts.filter((text) => !translations?.nl?.[text])).toEqual([]);
    }
  });

  it('has its types, countries and words in that language', async () => {
    const row = rowOf(measure('time-to-first-decision'), [
      [2, 'Spain', 1, 3.5, 0],
      [null, 'Not given', 0, null, 1],
    ]);
    expect((await inLanguage('nl', row)).table?.rows).toEqual([
      ['Oorspronkelijke bijdrage', 'Spanje', 1, 3.5, 0],
      ['Geen type', 'Niet opgegeven', 0, null, 1],
    ]);
    const english = await inLanguage('en', row);
    expect([english.title, english.definition]).toEqual([row.title, row.definition]);
    expect(english.table?.columns).toEqual(row.result?.columns);
    expect(english.table?.rows).toEqual([
      ['Original contribution', 'Spain', 1, 3.5, 0],
      ['No type', 'Not given', 0, null, 1],
    ]);
  });

  it('calls a person without an account a former user', async () => {
    const row = rowOf(measure('reviewer-pool'), [['gone', 1, 0, null, null]]);
    expect((await inLanguage('nl', row)).table?.rows).toEqual([['Een voormalige gebruiker', 1, 0, null, null]]);
    expect((await inLanguage('en', row)).table?.rows).toEqual([['A former user', 1, 0, null, null]]);
  });

  it('has its problem in that language, and keeps texts without a translation', async () => {
    const row = { name: 'x.cjs', title: 'x.cjs', definition: '', translations: {}, result: null };
    const problem = 'The table has no columns';
    expect(await inLanguage('nl', { ...row, problem })).toEqual({
      ...{ title: 'x.cjs', definition: '', table: null, problem: 'De tabel heeft geen kolommen' },
    });
    expect((await inLanguage('nl', { ...row, problem: 'Not so' })).problem).toBe('Not so');
  });
});
