import { ArticleBuilder } from '../../../test/support/article-builder';
import { articleIn } from '../../../test/support/article-in-status';
import { aFile, PEOPLE, SYSTEM } from '../../../test/support/article-people';
import { given } from '../../../test/support/given';
import type { ArticleCommand } from './commands';
import type { ArticleFile } from './events';

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

  it('counts places from 1 and names each figure', () => {
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

  it('demands every figure exactly once, and a title', () => {
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

  it('come from the system alone', () => {
    const article = draft();
    given(article).when(generated(article, 0), PEOPLE.author).then.refusal('FORBIDDEN');
    given(article).when(generated(article, 0), SYSTEM).then.events('DocumentGenerated');
    given(article)
      .when(generated(article, 0, { designation: 'Manuscript' }), SYSTEM)
      .then.refusal('RULE');
  });

  it('drops an overview of content that has changed meanwhile', () => {
    const article = draft().complete();
    given(article)
      .when(generated(article, article.state.version - 1), SYSTEM)
      .then.events();
  });

  it('lets a newer document take the place of the old one', () => {
    const article = draft().complete();
    given(article)
      .when(generated(article, article.state.version), SYSTEM)
      .then.events('FileRemoved', 'DocumentGenerated');
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
