import { ArticleBuilder } from '../../test/support/article/article-builder';
import { articleIn } from '../../test/support/article/article-in-status';
import { aFile, PEOPLE, SYSTEM } from '../../test/support/article/article-people';
import { fileRows } from './rows';

const started = (): ArticleBuilder => new ArticleBuilder().start();
const named = ({ state }: ArticleBuilder, name: string) => fileRows(state).find(({ file_name }) => file_name === name);

describe('file records', () => {
  it('have all facts about a file, and its uploader', () => {
    const article = started();
    const file = aFile('f-1', { designation: 'Figure', fileName: 'one.png', extension: 'png', figureTitle: '1. One' });
    article.do({ type: 'AddFile', data: { file, reusedFrom: null } }, PEOPLE.author);
    expect(fileRows(article.state)).toEqual([
      {
        file_id: 'f-1',
        article_id: 'article-1',
        designation: 'Figure',
        file_name: 'one.png',
        extension: 'png',
        revision: 0,
        hash: file.hash,
        size: file.size,
        figure_title: '1. One',
        figure_order: 1,
        uploaded_at: article.at,
        uploaded_by: PEOPLE.author.userId,
        removed_at: null,
      },
    ]);
  });

  it('of generated documents have no uploader', () => {
    const article = started();
    const file = aFile('o-1', { designation: 'Overview', fileName: 'overview.pdf', extension: 'pdf' });
    article.do({ type: 'AddGeneratedDocument', data: { file, basedOn: article.state.version } }, SYSTEM);
    expect(named(article, 'overview.pdf')?.uploaded_by).toBeNull();
  });

  it('stay after their removal, with its time, and after the draft was deleted', () => {
    const article = started().addFile({ designation: 'Manuscript', fileName: 'text.docx' });
    const before = named(article, 'text.docx');
    article.after(1).do({ type: 'RemoveFiles', data: { fileIds: [before?.file_id ?? ''] } }, PEOPLE.author);
    const removed = { ...before, removed_at: article.at };
    expect(fileRows(article.state)).toEqual([removed]);
    article.do({ type: 'DeleteDraft', data: {} }, PEOPLE.author);
    expect(fileRows(article.state)).toEqual([removed]);
  });

  it('include the annotated manuscript of a review, with its reviewer as the uploader', () => {
    const article = articleIn('UNDER_REVIEW');
    expect(fileRows(article.state).filter(({ designation }) => designation === 'ReviewFile')).toEqual([]);
    const [{ assignmentId = '', reviewerId = null, revision = 0 } = {}] = article.state.assignments;
    const file = { fileId: 'r-1', fileName: 'review.pdf', extension: 'pdf', hash: 'a'.repeat(64), size: 12 };
    article.record([{ type: 'ReviewFileSet', data: { assignmentId, file } }]);
    expect(fileRows(article.state).filter(({ designation }) => designation === 'ReviewFile')).toEqual([
      {
        ...{ file_id: 'r-1', article_id: 'article-1', designation: 'ReviewFile', file_name: 'review.pdf' },
        ...{ extension: 'pdf', revision, hash: file.hash, size: 12, figure_title: null, figure_order: null },
        ...{ uploaded_at: article.at, uploaded_by: reviewerId, removed_at: null },
      },
    ]);
  });

  it('follow the order of figures', () => {
    const article = started();
    for (const nth of [1, 2])
      article.addFile({ designation: 'Figure', fileName: `${nth}.png`, extension: 'png', figureTitle: `${nth}` });
    const [one, two] = article.state.files.map(({ fileId }) => fileId);
    const figures = [two, one].map((fileId, index) => ({ fileId: fileId ?? '', figureTitle: `${index + 1}. New` }));
    article.do({ type: 'ReorderFigures', data: { figures } }, PEOPLE.author);
    expect(named(article, '1.png')).toMatchObject({ figure_title: '2. New', figure_order: 2 });
    expect(named(article, '2.png')).toMatchObject({ figure_title: '1. New', figure_order: 1 });
  });
});
