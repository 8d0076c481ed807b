import { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn, heldArticleIn } from '../../../../test/support/article/article-in-status';
import { aFile, PEOPLE } from '../../../../test/support/article/article-people';
import { given } from '../../../../test/support/article/given';
import { DEFAULT_SETTINGS, FILE_MESSAGES, GENERATED_DESIGNATIONS, STAFF_DESIGNATIONS } from '../../../contracts';
import type { ArticleCommand } from '../commands';
import { decide } from '../decide';
import type { ArticleFile } from '../events';

const add = (changes: Partial<ArticleFile>, reusedFrom: string | null = null): ArticleCommand => ({
  type: 'AddFile',
  data: { file: aFile('file-x', changes), reusedFrom },
});
const remove = (...fileIds: string[]): ArticleCommand => ({ type: 'RemoveFiles', data: { fileIds } });
const draft = (): ArticleBuilder => new ArticleBuilder().start();
const idOf = (article: ArticleBuilder, designation: string): string =>
  article.state.files.find((file) => file.designation === designation)?.fileId ?? '';

describe('adding a file', () => {
  it.each<[string, Partial<ArticleFile>, string | RegExp]>([
    ['a manuscript in PDF', { extension: 'pdf' }, /\.doc, \.docx, \.odt/],
    ['a figure in GIF', { designation: 'Figure', extension: 'gif' }, /\.png, \.jpg, \.tiff/],
    ['a name whose ending does not fit', { fileName: 'virus.exe' }, /\.docx/],
    ['more than 50 MB', { size: 52_428_801 }, FILE_MESSAGES.tooLarge],
    ['an empty file', { size: 0 }, 'empty'],
    ['a letter of rebuttal with the first submission', { designation: 'RebuttalLetter' }, 'cannot be added here'],
    ['another revision than the present one', { revision: 1 }, 'revision 0'],
  ])('refuses %s', (_what, changes, message) => {
    given(draft()).when(add(changes), PEOPLE.author).then.refusal('RULE', { message });
  });

  it('accepts up to exactly 52428800 bytes', () => {
    given(draft())
      .when(add({ size: 52_428_800 }), PEOPLE.author)
      .then.events('FileAdded');
  });

  it.each(GENERATED_DESIGNATIONS)('refuses an uploaded %s from anyone', (designation) => {
    const file = { designation, extension: 'pdf' };
    given(draft()).when(add(file), PEOPLE.author).then.refusal('FORBIDDEN');
    given(articleIn('REVIEWED')).when(add(file), PEOPLE.editor).then.refusal('FORBIDDEN');
  });

  it.each(STAFF_DESIGNATIONS)('accepts %s only from staff', (designation) => {
    given(draft()).when(add({ designation }), PEOPLE.author).then.refusal('RULE');
    given(articleIn('REVIEWED')).when(add({ designation }), PEOPLE.editor).then.events('FileAdded');
  });

  it.each<[string, Partial<ArticleFile>]>([
    ['an old document', { designation: 'Additional', extension: 'doc' }],
    ['a film', { designation: 'Video', extension: 'mp4' }],
    ['an abstract that reviewers read', { designation: 'Abstract', extension: 'odt' }],
  ])('refuses %s from staff, from which the name of its sender cannot be removed', (_what, changes) => {
    const file = { ...changes, fileName: `x.${changes.extension}` };
    const message = FILE_MESSAGES.namesStay;
    given(articleIn('REVIEWED'))
      .when(add(file), PEOPLE.editor)
      .then.refusal('RULE', { message, fields: ['type'] });
    if (file.designation !== 'Abstract') given(draft()).when(add(file), PEOPLE.author).then.events('FileAdded');
  });

  it('accepts any kind of file from staff that only staff see', () => {
    const file = { designation: 'CoverLetter', extension: 'doc', fileName: 'x.doc' } as const;
    given(articleIn('REVIEWED')).when(add(file), PEOPLE.editor).then.events('FileAdded');
  });

  it('recognises a name that is in use, whatever its spaces and case', () => {
    const article = draft().addFile({ fileName: 'My paper.docx' });
    given(article)
      .when(add({ designation: 'Additional', fileName: 'mypaper .DOCX' }), PEOPLE.author)
      .then.refusal('RULE', { message: FILE_MESSAGES.sameName, fields: ['filename'] });
  });

  it('allows the same name in the next revision', () => {
    const article = articleIn('MINOR_REVISION');
    const [first] = article.state.files;
    given(article)
      .when(add({ fileName: first?.fileName ?? '', revision: 1 }), PEOPLE.author)
      .then.events('FileAdded');
  });

  it('allows one file of tables, with the message of the specification, and one manuscript', () => {
    const article = draft().addFile({ designation: 'Tables' }).addFile({});
    given(article)
      .when(add({ designation: 'Tables' }), PEOPLE.author)
      .then.refusal('RULE', { message: FILE_MESSAGES.oneTables });
    given(article).when(add({}), PEOPLE.author).then.refusal('RULE', { message: 'one file of type Manuscript' });
    given(article)
      .when(add({ designation: 'Additional' }), PEOPLE.author)
      .then.events('FileAdded');
  });

  it('gives a title and a place to figures only', () => {
    const article = draft().addFile({ designation: 'Figure', figureTitle: '1' });
    given(article)
      .when(add({ designation: 'Figure', figureTitle: '1-a' }), PEOPLE.author)
      .then.event('FileAdded', { file: expect.objectContaining({ figureTitle: '1-a', figureOrder: 2 }) });
    given(draft())
      .when(add({ figureTitle: 'x', figureOrder: 7 }), PEOPLE.author)
      .then.event('FileAdded', { file: expect.objectContaining({ figureTitle: null, figureOrder: null }) });
  });

  it('is for the author only while the article waits for the author', () => {
    given(articleIn('CORRECTION'))
      .when(add({ designation: 'Additional' }), PEOPLE.author)
      .then.events('FileAdded');
    for (const status of ['NEW_ARTICLE', 'UNDER_REVIEW', 'ACCEPTED'] as const)
      given(articleIn(status))
        .when(add({ designation: 'Additional' }), PEOPLE.author)
        .then.refusal('TRANSITION');
  });

  it('lets the author add files to the next revision, and staff to the present one', () => {
    const rebuttal = { designation: 'RebuttalLetter' } as const;
    given(articleIn('MINOR_REVISION'))
      .when(add({ ...rebuttal, revision: 1 }), PEOPLE.author)
      .then.events('FileAdded');
    given(articleIn('MINOR_REVISION')).when(add(rebuttal), PEOPLE.author).then.refusal('RULE');
    given(articleIn('MINOR_REVISION')).when(add(rebuttal), PEOPLE.editor).then.events('FileAdded');
    given(articleIn('MINOR_REVISION'))
      .when(add({ ...rebuttal, revision: 1 }), PEOPLE.editor)
      .then.refusal('RULE');
  });

  it('is open to the associate editor who holds the article, and to no other', () => {
    const held = heldArticleIn('REVIEWED') ?? articleIn('DRAFT');
    given(held)
      .when(add({ designation: 'Additional' }), PEOPLE.otherAssociate)
      .then.refusal('FORBIDDEN');
    given(held)
      .when(add({ designation: 'Additional' }), PEOPLE.associate)
      .then.events('FileAdded');
  });
});

describe('reusing a file of the previous revision', () => {
  it('needs one of the same type while a revision is prepared', () => {
    const article = articleIn('MINOR_REVISION');
    const figure = idOf(article, 'Figure');
    given(article)
      .when(add({ designation: 'Figure', revision: 1 }, figure), PEOPLE.author)
      .then.event('FileAdded', { reusedFrom: figure });
    given(article)
      .when(add({ designation: 'Tables', revision: 1 }, figure), PEOPLE.author)
      .then.refusal('RULE');
    given(articleIn('CORRECTION'))
      .when(add({ designation: 'Additional' }, 'file-0'), PEOPLE.author)
      .then.refusal('RULE');
  });
});

describe('reusing a file of an earlier revision', () => {
  it('is refused: only the revision directly before counts', () => {
    const article = articleIn('MINOR_REVISION');
    const figure = idOf(article, 'Figure');
    const revised = { ...article.state, revision: article.state.revision + 1 };
    const command = add({ designation: 'Figure', revision: revised.revision + 1 }, figure);
    expect(() =>
      decide(revised, command, { actor: PEOPLE.author, at: '2026-03-01T00:00:00.000Z', settings: DEFAULT_SETTINGS }),
    ).toThrow('Only a file of the same type from the previous revision can be reused');
  });
});

describe('deleting files', () => {
  it('removes each listed file once', () => {
    const article = draft().addFile({}).addFile({ designation: 'Tables' });
    const ids = article.state.files.map((file) => file.fileId);
    given(article)
      .when(remove(...ids, ...ids), PEOPLE.author)
      .then.events('FileRemoved', 'FileRemoved')
      .state({ files: [] });
  });

  it('refuses unknown files and an empty choice', () => {
    given(draft()).when(remove('nothing'), PEOPLE.author).then.refusal('NOT_FOUND');
    given(draft()).when(remove(), PEOPLE.author).then.refusal('INVALID');
  });

  it('allows only staff to delete generated documents', () => {
    const article = articleIn('CORRECTION');
    const overview = article.state.overviewFileId ?? '';
    given(article).when(remove(overview), PEOPLE.author).then.refusal('RULE');
    given(article).when(remove(overview), PEOPLE.assistant).then.events('FileRemoved');
  });

  it('does not change earlier revisions', () => {
    const article = articleIn('MINOR_REVISION');
    const old = idOf(article, 'Manuscript');
    given(article).when(remove(old), PEOPLE.author).then.refusal('RULE', { message: 'revision 1' });
    article.submitRevision();
    given(article).when(remove(old), PEOPLE.editor).then.refusal('RULE', { message: 'revision 1' });
    given(article)
      .when(remove(idOf(article, 'RebuttalLetter')), PEOPLE.editor)
      .then.events('FileRemoved');
  });
});
