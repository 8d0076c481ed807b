import { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { aFile, PEOPLE, SYSTEM } from '../../../../test/support/article/article-people';
import { given } from '../../../../test/support/article/given';
import type { Designation } from '../../../contracts';
import type { ArticleCommand } from '../commands';
import type { ArticleFile } from '../events';

const draft = (): ArticleBuilder => new ArticleBuilder().start();

describe('reordering figures', () => {
  const reorder = (...figures: [string, string][]): ArticleCommand => ({
    type: 'ReorderFigures',
    data: { figures: figures.map(([fileId, figureTitle]) => ({ fileId, figureTitle })) },
  });
  const twoFigures = (): [ArticleBuilder, string, string] => {
    const article = draft()
      .addFile({ designation: 'Figure', figureTitle: '1' })
      .addFile({ designation: 'Figure', figureTitle: '2' });
    const [one, two] = article.state.files.map((file) => file.fileId);
    return [article, one ?? '', two ?? ''];
  };

  it('counts places from 1 and sets the title of each figure', () => {
    const [article, one, two] = twoFigures();
    given(article)
      .when(reorder([two, '1'], [one, '1-a']), PEOPLE.author)
      .then.events('FiguresReordered');
    expect(article.state.files).toMatchObject([
      { fileId: one, figureOrder: 2, figureTitle: '1-a' },
      { fileId: two, figureOrder: 1, figureTitle: '1' },
    ]);
    given(article)
      .when(reorder([two, '1'], [one, '1-a']), PEOPLE.author)
      .then.events();
  });

  it('requires every figure exactly once, and a title', () => {
    const [article, one, two] = twoFigures();
    given(article)
      .when(reorder([one, '1']), PEOPLE.author)
      .then.refusal('RULE');
    given(article)
      .when(reorder([one, '1'], [one, '2']), PEOPLE.author)
      .then.refusal('RULE');
    given(article)
      .when(reorder([one, '1'], ['other', '2']), PEOPLE.author)
      .then.refusal('RULE');
    given(article)
      .when(reorder([one, '1'], [two, ' ']), PEOPLE.author)
      .then.refusal('INVALID');
  });
});

describe('generated documents', () => {
  const generated = (article: ArticleBuilder, basedOn: number, changes: Partial<ArticleFile> = {}): ArticleCommand => ({
    type: 'AddGeneratedDocument',
    data: { file: aFile(article.id('pdf'), { designation: 'Overview', extension: 'pdf', ...changes }), basedOn },
  });

  it('come only from the system', () => {
    const article = draft();
    given(article).when(generated(article, 0), PEOPLE.author).then.refusal('FORBIDDEN');
    given(article).when(generated(article, 0), SYSTEM).then.events('DocumentGenerated');
    given(article)
      .when(generated(article, 0, { designation: 'Manuscript' }), SYSTEM)
      .then.refusal('RULE');
  });

  it('drops an overview of content that has changed in the meantime', () => {
    const article = draft().complete();
    given(article)
      .when(generated(article, article.state.version - 1), SYSTEM)
      .then.events();
  });

  it('lets a newer document take the place of the old one', () => {
    const article = draft().complete().addFile({ designation: 'Figure', figureTitle: '2' });
    given(article)
      .when(generated(article, article.state.version), SYSTEM)
      .then.events('FileRemoved', 'DocumentGenerated');
  });

  it('drops an overview that another process made of the same content', () => {
    const article = draft().complete();
    expect(article.state.overviewFileId).not.toBeNull();
    given(article).when(generated(article, article.state.version), SYSTEM).then.events();
  });

  it('drops one made from older content than the present one', () => {
    const article = articleIn('REVIEWED');
    const full = { designation: 'FullArticle' } as const;
    given(article)
      .when(generated(article, 9, full), SYSTEM)
      .then.events('DocumentGenerated');
    given(article)
      .when(generated(article, 8, full), SYSTEM)
      .then.events();
    given(article)
      .when(generated(article, 9, full), SYSTEM)
      .then.events('FileRemoved', 'DocumentGenerated');
  });
});

describe('a document whose only source is deleted', () => {
  const made = (article: ArticleBuilder, designation: Designation): string => {
    const fileId = article.id(designation);
    const file = aFile(fileId, { designation, extension: 'pdf', fileName: `${fileId}.pdf` });
    article.do({ type: 'AddGeneratedDocument', data: { file, basedOn: article.state.version } }, SYSTEM);
    return fileId;
  };
  const idsOf = (article: ArticleBuilder, designation: Designation): string[] =>
    article.state.files.filter((file) => file.designation === designation).map(({ fileId }) => fileId);
  const remove = (...fileIds: string[]): ArticleCommand => ({ type: 'RemoveFiles', data: { fileIds } });

  it('is deleted with it, and no other document is', () => {
    const article = articleIn('REVIEWED');
    const pdf = made(article, 'ManuscriptPDF');
    const full = made(article, 'FullArticle');
    const figurePdf = made(article, 'FigurePDF');
    const sources = idsOf(article, 'Manuscript');
    given(article)
      .when(remove(...sources), PEOPLE.editor)
      .then.events(...[...sources, pdf].map(() => 'FileRemoved' as const));
    const left = article.state.files.map(({ fileId }) => fileId);
    expect(left).toEqual(expect.arrayContaining([full, figurePdf]));
    expect(left).not.toContain(pdf);
  });

  it('is deleted only once, also if a person deletes both', () => {
    const article = articleIn('REVIEWED');
    const pdf = made(article, 'ManuscriptPDF');
    given(article)
      .when(remove(pdf, ...idsOf(article, 'Manuscript')), PEOPLE.editor)
      .then.events('FileRemoved', 'FileRemoved');
  });

  it('stays while another source is left', () => {
    const article = articleIn('REVIEWED').addFile({ designation: 'Figure', figureTitle: '2' }, PEOPLE.editor);
    const pdf = made(article, 'FigurePDF');
    const [one = ''] = idsOf(article, 'Figure');
    given(article).when(remove(one), PEOPLE.editor).then.events('FileRemoved');
    expect(idsOf(article, 'FigurePDF')).toEqual([pdf]);
  });

  it('is removed at the latest when the documents are made again', () => {
    const article = articleIn('REVIEWED');
    const pdf = made(article, 'ManuscriptPDF');
    // As recorded before documents were removed with their sources.
    const [source = ''] = idsOf(article, 'Manuscript');
    article.record([{ type: 'FileRemoved', data: { fileId: source } }]);
    made(article, 'FullArticle');
    expect(article.state.files.map(({ fileId }) => fileId)).not.toContain(pdf);
  });

  it('is not listed if it was being made at the time of the deletion', () => {
    const article = articleIn('REVIEWED');
    article.do(remove(...idsOf(article, 'Manuscript')), PEOPLE.editor);
    const file = aFile('late', { designation: 'ManuscriptPDF', extension: 'pdf', fileName: 'late.pdf' });
    const data = { file, basedOn: article.state.version };
    given(article).when({ type: 'AddGeneratedDocument', data }, SYSTEM).then.events();
  });
});
