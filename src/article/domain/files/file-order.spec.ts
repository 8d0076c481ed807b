import { type ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { aFile, PEOPLE } from '../../../../test/support/article/article-people';
import { given } from '../../../../test/support/article/given';
import type { ArticleCommand } from '../commands';
import type { ArticleFile } from '../events';
import { inReadingOrder, shownFigures } from './file-order';

const figure = (fileId: string, figureOrder: number, changes: Partial<ArticleFile> = {}): ArticleFile =>
  aFile(fileId, { designation: 'Figure', figureOrder, figureTitle: `${figureOrder}. ${fileId}`, ...changes });

describe('the reading order of files', () => {
  it('has the manuscript first, figures by their place, and other files by the number in their names', () => {
    const files = [
      aFile('add-10', { designation: 'Additional', fileName: '2026-1-Additional-10.docx' }),
      figure('third', 3),
      figure('first', 1),
      aFile('add-2', { designation: 'Additional', fileName: '2026-1-Additional-2-v2.docx' }),
      aFile('tables', { designation: 'Tables' }),
      figure('second', 2, { designation: 'SupplementaryFigures' }),
      aFile('overview', { designation: 'Overview' }),
      aFile('revised', { designation: 'UnmarkedManuscriptPDF', revision: 1 }),
      aFile('text'),
    ];
    expect(inReadingOrder(files).map(({ fileId }) => fileId)).toEqual([
      ...['text', 'first', 'second', 'third', 'tables', 'add-2', 'add-10', 'overview', 'revised'],
    ]);
  });
});

describe('the shown numbers of figures', () => {
  it('have no gaps, and start again in each revision', () => {
    const shown = shownFigures([
      figure('c', 4),
      figure('a', 1),
      figure('b', 3, { designation: 'SupplementaryFigures' }),
      figure('other', 7, { revision: 1 }),
      aFile('text'),
    ]);
    expect([...shown].map(([id, { number, label, title }]) => [id, number, label, title])).toEqual([
      ['a', '1', 'Figure 1. a', '1. a'],
      ['b', '1', 'Supplementary figure 1. b', '2. b'],
      ['c', '2', 'Figure 2. c', '3. c'],
      ['other', '1', 'Figure 1. other', '1. other'],
    ]);
  });
});

describe('reusing files', () => {
  const reuse = (files: { file: ArticleFile; reusedFrom: string }[]): ArticleCommand => ({
    type: 'ReuseFiles',
    data: { files },
  });
  const copies = (article: ArticleBuilder) =>
    inReadingOrder(article.state.files.filter(({ designation }) => designation === 'Figure')).map((source) => ({
      file: { ...source, fileId: `copy-of-${source.fileId}`, fileName: `copy-${source.fileName}`, revision: 1 },
      reusedFrom: source.fileId,
    }));

  it('adds all in one step, numbered in their order', () => {
    const article = articleIn('MINOR_REVISION');
    const [copy] = copies(article);
    if (!copy) throw new Error('The article has no figure');
    const second = { ...copy, file: { ...copy.file, fileId: 'second', fileName: 'second.png' } };
    given(article)
      .when(reuse([copy, second]), PEOPLE.author)
      .then.events('FileAdded', 'FileAdded');
    const places = article.state.files.filter(({ revision }) => revision === 1).map((file) => file.figureOrder);
    expect(places).toEqual([1, 2]);
  });

  it('adds none when one is refused', () => {
    const article = articleIn('MINOR_REVISION');
    const [copy] = copies(article);
    if (!copy) throw new Error('The article has no figure');
    const wrong = { file: { ...copy.file, fileId: 'x', fileName: 'x.png' }, reusedFrom: 'nothing' };
    given(article)
      .when(reuse([copy, wrong]), PEOPLE.author)
      .then.refusal('RULE', { message: 'previous revision' });
    given(articleIn('CORRECTION'))
      .when(reuse([copy]), PEOPLE.author)
      .then.refusal('TRANSITION');
  });
});
