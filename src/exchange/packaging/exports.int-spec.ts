import { expectExports, exportsOf } from '../../../test/support/exchange/exports-suite';
import { variedArticle } from '../../../test/support/exchange/varied-articles';
import { DEFAULT_SETTINGS } from '../../contracts';
import { SchemaCheck } from '../validation/schema-check';

describe('Exports of accepted articles', () => {
  const check = new SchemaCheck();
  afterAll(() => check.onModuleDestroy());

  it('are valid by the standards and contain all data of the article, in every format', async () => {
    await expectExports(check, 0, 4);
  });

  it('do not begin while a setting is missing, which is named', async () => {
    const state = variedArticle(1);
    const exports = exportsOf(check, state, { ...DEFAULT_SETTINGS, issn: '2049-3630' });
    await expect(exports.make({ state, format: 'crossref' })).rejects.toThrow(
      'A webmaster must first fill in, under Settings: Publisher, DOI prefix, Web address of an article, Depositor at Crossref, Email address of the depositor.',
    );
  });

  it('are refused before the decision', async () => {
    const state = { ...variedArticle(1), status: 'REVIEWED' as const };
    await expect(exportsOf(check, state).make({ state, format: 'jats' })).rejects.toThrow('Only accepted articles');
  });

  it('are refused when the standard does not allow them, with the reason', async () => {
    const varied = variedArticle(1);
    const state = { ...varied, authors: varied.authors.map((author) => ({ ...author, lastName: 'x'.repeat(500) })) };
    await expect(exportsOf(check, state).make({ state, format: 'crossref' })).rejects.toThrow(
      /^Crossref deposit: not valid, so it was not made\. .*surname/,
    );
  });
});
