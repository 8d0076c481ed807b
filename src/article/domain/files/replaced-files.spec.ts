import { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { aFile, PEOPLE } from '../../../../test/support/article/article-people';
import { given } from '../../../../test/support/article/given';
import { type Designation, FILE_MESSAGES } from '../../../contracts';
import type { ArticleCommand } from '../commands';
import type { ArticleFile } from '../events';

const replace = (replaces: string, changes: Partial<ArticleFile> = {}): ArticleCommand => ({
  type: 'AddFile',
  data: { file: aFile('file-x', changes), reusedFrom: null, replaces },
});
const draft = (): ArticleBuilder => new ArticleBuilder().start();
const idOf = (article: ArticleBuilder, designation: Designation): string =>
  article.state.files.find((file) => file.designation === designation)?.fileId ?? '';

describe('replacing a file', () => {
  it('is one step: the old one is removed and the new one added', () => {
    const article = draft().addFile({ fileName: 'paper.docx' });
    const old = idOf(article, 'Manuscript');
    given(article)
      .when(replace(old, { fileName: 'paper.docx' }), PEOPLE.author)
      .then.events('FileRemoved', 'FileAdded')
      .event('FileRemoved', { fileId: old });
    expect(article.state.files.map((file) => file.fileId)).toEqual(['file-x']);
  });

  it('keeps the old one if the new one is refused', () => {
    const article = draft().addFile({}).addFile({ designation: 'Additional', fileName: 'other.docx' });
    const old = idOf(article, 'Manuscript');
    const refused: [Partial<ArticleFile>, string | RegExp][] = [
      [{ extension: 'pdf' }, /\.docx/],
      [{ size: 52_428_801 }, FILE_MESSAGES.tooLarge],
      [{ fileName: 'other.docx' }, FILE_MESSAGES.sameName],
      [{ designation: 'Tables' }, 'same type'],
      [{ revision: 1 }, 'revision 0'],
    ];
    for (const [changes, message] of refused)
      given(article).when(replace(old, changes), PEOPLE.author).then.refusal('RULE', { message });
    expect(idOf(article, 'Manuscript')).toBe(old);
  });

  it('keeps the place of a figure, and its title unless there is a new one', () => {
    const article = draft()
      .addFile({ designation: 'Figure', figureTitle: '1. Flow' })
      .addFile({ designation: 'Figure', figureTitle: '2' });
    const old = idOf(article, 'Figure');
    given(article)
      .when(replace(old, { designation: 'Figure' }), PEOPLE.author)
      .then.event('FileAdded', { file: expect.objectContaining({ figureTitle: '1. Flow', figureOrder: 1 }) });
    given(article)
      .when(
        {
          type: 'AddFile',
          data: {
            file: aFile('y', { designation: 'Figure', figureTitle: 'New' }),
            reusedFrom: null,
            replaces: 'file-x',
          },
        },
        PEOPLE.author,
      )
      .then.event('FileAdded', { file: expect.objectContaining({ figureTitle: 'New', figureOrder: 1 }) });
  });

  it('refuses a file that does not exist, that the system made, or of an earlier revision', () => {
    given(draft()).when(replace('none'), PEOPLE.author).then.refusal('NOT_FOUND');
    const article = articleIn('REVIEWED');
    given(article)
      .when(replace(idOf(article, 'Overview'), { designation: 'Additional' }), PEOPLE.editor)
      .then.refusal('RULE', { message: 'made by the system' });
    const revised = articleIn('MINOR_REVISION');
    given(revised)
      .when(replace(idOf(revised, 'Manuscript'), { revision: 1 }), PEOPLE.author)
      .then.refusal('RULE', { message: 'Only files of revision 1' });
  });

  it('is open to everyone who may add files at that time', () => {
    const article = articleIn('REVIEWED');
    const old = idOf(article, 'Manuscript');
    given(article).when(replace(old), PEOPLE.author).then.refusal('TRANSITION');
    given(article).when(replace(old), PEOPLE.stranger).then.refusal('FORBIDDEN');
    given(article).when(replace(old), PEOPLE.assistant).then.events('FileRemoved', 'FileAdded');
  });
});

describe('the files of the office', () => {
  const add = (designation: Designation): ArticleCommand => ({
    type: 'AddFile',
    data: { file: aFile('file-x', { designation }), reusedFrom: null },
  });

  it('have only designations that the person who adds them may see', () => {
    given(articleIn('REVIEWED')).when(add('Tables'), PEOPLE.editor).then.refusal('RULE');
    given(articleIn('REVIEWED')).when(add('Tables'), PEOPLE.assistant).then.events('FileAdded');
    given(articleIn('REVIEWED')).when(add('Tables'), PEOPLE.webmaster).then.events('FileAdded');
  });

  it('may be deleted, but not the full article', () => {
    const article = articleIn('REVIEWED');
    const full = aFile('full', { designation: 'FullArticle', extension: 'pdf' });
    article.do(
      { type: 'AddGeneratedDocument', data: { file: full, basedOn: article.state.version } },
      { kind: 'system' },
    );
    const remove = (fileId: string): ArticleCommand => ({ type: 'RemoveFiles', data: { fileIds: [fileId] } });
    given(article)
      .when(remove('full'), PEOPLE.assistant)
      .then.refusal('RULE', { message: 'replaced when a new one is made' });
    given(article)
      .when(remove(idOf(article, 'Overview')), PEOPLE.editor)
      .then.events('FileRemoved');
  });
});

describe('the titles of reordered figures', () => {
  it('follow the sequence of numbers, with the title of the author after the number', () => {
    const article = draft()
      .addFile({ designation: 'Figure', figureTitle: 'Flow' })
      .addFile({ designation: 'Figure', figureTitle: 'Stay' });
    const [one = '', two = ''] = article.state.files.map((file) => file.fileId);
    const reorder = (...titles: [string, string]): ArticleCommand => ({
      type: 'ReorderFigures',
      data: {
        figures: [
          { fileId: two, figureTitle: titles[0] },
          { fileId: one, figureTitle: titles[1] },
        ],
      },
    });
    for (const wrong of [
      ['1', '3'],
      ['1', '1-b'],
      ['2', '1'],
      ['One', 'Two'],
    ] as [string, string][])
      given(article)
        .when(reorder(...wrong), PEOPLE.author)
        .then.refusal('RULE', { message: '1, 1-a, 2, 2-a' });
    given(article).when(reorder('1. Stay', '1-a. Flow'), PEOPLE.author).then.events('FiguresReordered');
    expect(article.state.files.map(({ figureTitle, figureOrder }) => [figureTitle, figureOrder])).toEqual([
      ['1-a. Flow', 2],
      ['1. Stay', 1],
    ]);
  });
});
