import { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { aFile, PEOPLE, SYSTEM } from '../../../../test/support/article/article-people';
import { refusalOf } from '../../../../test/support/article/given';
import type { Designation } from '../../../contracts';
import type { Actor, ArticleCommand, RefusalKind } from '../commands';
import type { ArticleFile } from '../events';

const { author, editor } = PEOPLE;
const FIGURE = { designation: 'Figure', figureTitle: '1' } as const;

/** A draft with one file of each kind of figure, a manuscript and a generated overview; the ids of its files say what they are. */
function draft(): ArticleBuilder {
  const article = new ArticleBuilder().start();
  const files = [
    aFile('manuscript', { fileName: 'Paper.docx' }),
    aFile('figure', FIGURE),
    aFile('supplement', { designation: 'SupplementaryFigures', extension: 'png', figureTitle: '2' }),
  ];
  for (const file of files) article.do({ type: 'AddFile', data: { file, reusedFrom: null } }, author);
  return article.do(generate('overview', { designation: 'Overview' }, article.state.version), SYSTEM);
}

const generate = (fileId: string, changes: Partial<ArticleFile>, basedOn = 99): ArticleCommand => ({
  type: 'AddGeneratedDocument',
  data: { file: aFile(fileId, { extension: 'pdf', ...changes }), basedOn },
});
const add = (changes: Partial<ArticleFile>, more: { reusedFrom?: string; replaces?: string } = {}): ArticleCommand => ({
  type: 'AddFile',
  data: { reusedFrom: null, ...more, file: aFile('file-x', { designation: 'Additional', ...changes }) },
});
const remove = (...fileIds: string[]): ArticleCommand => ({ type: 'RemoveFiles', data: { fileIds } });
const reorder = (...figures: [string, string][]): ArticleCommand => ({
  type: 'ReorderFigures',
  data: { figures: figures.map(([fileId, figureTitle]) => ({ fileId, figureTitle })) },
});
const fullArticle = (): ArticleBuilder =>
  articleIn('REVIEWED').do(generate('full', { designation: 'FullArticle' }), SYSTEM);

type Refused = [() => ArticleBuilder, ArticleCommand, Actor, RefusalKind, string, object?];

const EXTENSION = 'Files of type Additional file must have one of these extensions: .doc, .docx, .odt, .pdf.';
const NOT_THERE = 'There is no such file; it may have been deleted already.';
const TYPE = { type: 'Choose another type of file.' };
const SAME_TYPE = 'A file can be replaced by one of the same type only.';
const REUSE = 'Only a file of the same type from the previous revision can be reused, while a revision is prepared.';
const EVERY_FIGURE = 'Please name every figure of this revision exactly once.';
const revised = (): ArticleBuilder => articleIn('MINOR_REVISION');

const REFUSED: Record<string, Refused[]> = {
  'a new file': [
    [draft, add({ fileName: 'x.exe' }), author, 'RULE', EXTENSION, { type: EXTENSION }],
    [draft, add({ extension: 'exe', fileName: 'x.docx' }), author, 'RULE', EXTENSION, { type: EXTENSION }],
    [
      draft,
      add({ size: 0 }),
      author,
      'RULE',
      'The file is empty. Please choose another one.',
      { file: 'The file is empty. Please choose another one.' },
    ],
    [
      draft,
      add({ designation: 'CoverLetter' }),
      author,
      'RULE',
      'A file of type Cover letter cannot be added here.',
      TYPE,
    ],
    [
      draft,
      add({ revision: 1 }),
      author,
      'RULE',
      'Files can be added to revision 0 only.',
      { revision: 'Only 0 is possible now.' },
    ],
    [
      draft,
      add({ designation: 'Overview', extension: 'pdf' }),
      author,
      'FORBIDDEN',
      'The Overview is made by the system.',
    ],
    [
      draft,
      add({ designation: 'Manuscript' }),
      author,
      'RULE',
      'You can only add one file of type Manuscript',
      { type: 'You can only add one file of type Manuscript' },
    ],
    [draft, add({}, { reusedFrom: 'manuscript' }), author, 'RULE', REUSE],
    [revised, add({ revision: 1 }, { reusedFrom: 'unknown' }), author, 'RULE', REUSE],
  ],
  'a file in the place of another': [
    [draft, add({}, { replaces: 'unknown' }), author, 'NOT_FOUND', NOT_THERE],
    [
      draft,
      add({}, { replaces: 'manuscript' }),
      author,
      'RULE',
      SAME_TYPE,
      {
        type: 'Choose the type of the file that is replaced.',
      },
    ],
    [
      draft,
      add({}, { replaces: 'overview' }),
      author,
      'RULE',
      'overview.pdf is made by the system and cannot be replaced.',
    ],
    [revised, add({}, { replaces: 'file-1' }), author, 'RULE', 'Only files of revision 1 can be replaced now.'],
  ],
  'a deletion': [
    [
      draft,
      remove(),
      author,
      'INVALID',
      'Please choose at least one file.',
      { ids: 'Please choose at least one file.' },
    ],
    [draft, remove('unknown'), author, 'NOT_FOUND', NOT_THERE],
    [draft, remove('overview'), author, 'RULE', 'overview.pdf is made by the system and cannot be deleted.'],
    [revised, remove('file-1'), author, 'RULE', 'Only files of revision 1 can be deleted now.'],
    [fullArticle, remove('full'), editor, 'RULE', 'full.pdf cannot be deleted; it is replaced when a new one is made.'],
  ],
  'an order of the figures': [
    [draft, reorder(['figure', '1']), author, 'RULE', EVERY_FIGURE],
    [draft, reorder(['figure', '1'], ['figure', '2']), author, 'RULE', EVERY_FIGURE],
    [draft, reorder(['figure', '1'], ['supplement', '2'], ['figure', '3']), author, 'RULE', EVERY_FIGURE],
    [draft, reorder(['figure', '1'], ['manuscript', '2']), author, 'RULE', EVERY_FIGURE],
    [draft, reorder(['figure', '1'], ['supplement', '2'], ['manuscript', '3']), author, 'RULE', EVERY_FIGURE],
    [
      draft,
      reorder(['figure', '1'], ['supplement', ' ']),
      author,
      'INVALID',
      'Every figure needs a title.',
      { figureTitle: 'Every figure needs a title.' },
    ],
  ],
  'a generated document': [
    [
      draft,
      generate('x', { designation: 'Manuscript' }),
      SYSTEM,
      'RULE',
      'Only generated documents can be added like this.',
    ],
    [draft, generate('x', { designation: 'Overview', revision: 2 }), SYSTEM, 'RULE', 'This revision does not exist.'],
  ],
};

describe.each(Object.entries(REFUSED))('%s is refused', (_what, refused) => {
  const cases = refused.map(([build, command, actor, kind, message, details]) => ({
    build,
    command,
    actor,
    refusal: { kind, message, details },
  }));

  it.each(cases)('with: $refusal.message', ({ build, command, actor, refusal }) => {
    expect(refusalOf(build(), command, actor)).toEqual(refusal);
  });
});

describe('a file', () => {
  it('is added once', () => {
    const article = draft().addFile({ designation: 'Additional' });
    const fileId = article.state.files.at(-1)?.fileId ?? '';
    const again: ArticleCommand = {
      type: 'AddFile',
      data: { file: aFile(fileId, { designation: 'Additional', fileName: 'other.docx' }), reusedFrom: null },
    };
    expect(refusalOf(article, again, author)?.message).toBe('This file has been added already.');
  });

  it.each<[Designation, boolean]>([
    ['RebuttalLetter', true],
    ['Manuscript', true],
    ['CoverLetter', false],
  ])('of type %s may be added by the author of a revision: %s', (designation, expected) => {
    const refusal = refusalOf(revised(), add({ designation, revision: 1 }), author);
    expect(refusal === null).toBe(expected);
  });
});
