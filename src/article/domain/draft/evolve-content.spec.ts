import { articleIn } from '../../../../test/support/article/article-in-status';
import { aFile } from '../../../../test/support/article/article-people';
import type { ArticleState } from '../state';
import { contentAppliers } from './evolve-content';

const AT = '2026-03-01T09:00:00.000Z';
const BY_AUTHOR = { at: AT, userId: 'author', revision: 99 };
const BY_EDITOR = { ...BY_AUTHOR, userId: 'editor' };

const manuscript = aFile('manuscript');
const figures = [
  aFile('one', { designation: 'Figure', figureTitle: '1', figureOrder: 1 }),
  aFile('two', { designation: 'Figure', figureTitle: '2', figureOrder: 2 }),
];
const overview = aFile('overview', { designation: 'Overview', extension: 'pdf' });
const added = aFile('added');
const FILES = [manuscript, ...figures, overview];

const state = (changes: Partial<ArticleState> = {}): ArticleState => ({
  ...articleIn('CORRECTION').state,
  ...{ files: FILES, fileAdditions: [], removedFiles: [], overviewFileId: 'overview', version: 7 },
  ...changes,
});

/** The parts of the state that an event has changed. */
function changesOf(before: ArticleState, after: ArticleState): Partial<ArticleState> {
  const changed = Object.entries(after).filter(([key, value]) => value !== before[key as keyof ArticleState]);
  return Object.fromEntries(changed);
}

describe('a change of the content', () => {
  const before = state();
  const { fields, suggestedReviewers } = before;
  const reordered = [{ fileId: 'two', figureTitle: '1. New', figureOrder: 1 }];
  const outdated = { overviewFileId: null };
  const ofAuthor = { ...outdated, changedSinceCorrection: true };
  const ann = { fullName: 'Ann', email: 'ann@example.org' };
  const removed = { ...manuscript, removedAt: AT };
  const made = aFile('made', { designation: 'FigurePDF', extension: 'pdf' });

  it.each<[string, () => ArticleState, Partial<ArticleState>]>([
    [
      'of a field',
      () => contentAppliers.DraftChanged(before, { fields: { note: 'n' } }, BY_AUTHOR),
      { ...outdated, fields: { ...fields, note: 'n' } },
    ],
    [
      'of the authors',
      () => contentAppliers.AuthorsChanged(before, { authors: [] }, BY_AUTHOR),
      { ...outdated, authors: [] },
    ],
    [
      'of the suggested reviewers',
      () => contentAppliers.ReviewerSuggested(before, ann, BY_AUTHOR),
      { ...outdated, suggestedReviewers: [...suggestedReviewers, ann] },
    ],
    [
      'of the list of suggested reviewers',
      () => contentAppliers.SuggestionsChanged(before, { suggestedReviewers: [ann] }, BY_AUTHOR),
      { ...outdated, suggestedReviewers: [ann] },
    ],
    ['by deletion of the draft', () => contentAppliers.DraftDeleted(before, {}, BY_AUTHOR), { deleted: true }],
    [
      'by a new file',
      () => contentAppliers.FileAdded(before, { file: added, reusedFrom: null }, BY_AUTHOR),
      {
        ...{ ...ofAuthor, files: [...FILES, added] },
        fileAdditions: [{ fileId: 'added', at: AT, by: 'author', basedOn: null }],
      },
    ],
    [
      'by a removed file',
      () => contentAppliers.FileRemoved(before, { fileId: 'manuscript' }, BY_AUTHOR),
      { ...ofAuthor, files: [...figures, overview], removedFiles: [removed] },
    ],
    [
      'by removal of the overview',
      () => contentAppliers.FileRemoved(before, { fileId: 'overview' }, BY_AUTHOR),
      { ...outdated, files: [manuscript, ...figures], removedFiles: [{ ...overview, removedAt: AT }] },
    ],
    [
      'in the order of the figures',
      () => contentAppliers.FiguresReordered(before, { figures: reordered }, BY_AUTHOR),
      {
        ...ofAuthor,
        files: [manuscript, figures[0], { ...figures[1], figureTitle: '1. New', figureOrder: 1 }, overview],
      } as Partial<ArticleState>,
    ],
    [
      'by a generated document',
      () => contentAppliers.DocumentGenerated(before, { file: made, basedOn: 7 }, BY_EDITOR),
      { files: [...FILES, made], fileAdditions: [{ fileId: 'made', at: AT, by: 'editor', basedOn: 7 }] },
    ],
    [
      'by a note',
      () => contentAppliers.NoteAdded(before, { noteId: 'n', note: 'x' }, BY_EDITOR),
      { notes: [...before.notes, { noteId: 'n', note: 'x', authorId: 'editor', at: AT }] },
    ],
  ])('changes nothing else: %s', (_what, apply, expected) => {
    expect(changesOf(before, apply())).toEqual(expected);
  });

  it.each<[string, Partial<ArticleState>, typeof BY_AUTHOR, boolean]>([
    ['by the author of a correction', {}, BY_AUTHOR, true],
    ['by the office', {}, BY_EDITOR, false],
    ['by the author at another time', { status: 'MINOR_REVISION' }, BY_AUTHOR, false],
    ['by the office after the author', { changedSinceCorrection: true }, BY_EDITOR, true],
  ])('counts for a correction when it is %s', (_who, changes, moment, expected) => {
    const after = contentAppliers.FileAdded(state(changes), { file: added, reusedFrom: null }, moment);
    expect(after.changedSinceCorrection).toBe(expected);
  });
});

describe('an overview', () => {
  const generate = (basedOn: number, designation: 'Overview' | 'FigurePDF' = 'Overview') =>
    contentAppliers.DocumentGenerated(
      state({ overviewFileId: null }),
      { file: aFile('new', { designation, extension: 'pdf' }), basedOn },
      BY_EDITOR,
    ).overviewFileId;

  it('is current when it was made from the present content', () => {
    expect([generate(7), generate(6), generate(7, 'FigurePDF')]).toEqual(['new', null, null]);
  });

  it('stays current when another document or an unknown file is removed', () => {
    const old = aFile('old', { designation: 'FigurePDF', extension: 'pdf' });
    const before = state({ files: [...FILES, old] });
    expect(contentAppliers.FileRemoved(before, { fileId: 'old' }, BY_EDITOR).overviewFileId).toBe('overview');
    const { removedFiles, files } = contentAppliers.FileRemoved(before, { fileId: 'unknown' }, BY_EDITOR);
    expect(removedFiles).toEqual([]);
    expect(files).toEqual([...FILES, old]);
  });
});
