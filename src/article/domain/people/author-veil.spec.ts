import { articleIn } from '../../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../../test/support/article/article-people';
import { canaryArticle } from '../../../../test/support/article/canary-article';
import { ARTICLE_STATUSES, type ArticleStatus, GROUP_NAMES, REVIEW_MODES } from '../../../contracts';
import type { Actor } from '../commands';
import { evolve } from '../fold/evolve';
import type { ArticleState } from '../state';
import { isVeiled, mayKnowAuthors, stateFor, veiled } from './author-veil';
import { personActor } from './person-actor';

const META = {
  ...{ userId: null, realUserId: null, at: '2026-01-01T10:00:00.000Z', correlationId: 'c', causationId: null },
  schemaVersion: 1,
};
const NONE = { reviewModes: '' };
const TRIPLE = { reviewModes: '2:TRIPLE_ANONYMOUS' };
const DECIDED: readonly ArticleStatus[] = [
  'ACCEPTED',
  'REJECTED',
  'DIRECT_REJECT',
  'REJECTED_R0',
  'DIRECT_REJECT_R0',
  'REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR',
];
const triple = (state: ArticleState): ArticleState => ({ ...state, reviewMode: 'TRIPLE_ANONYMOUS' });
const inReview = triple(articleIn('UNDER_REVIEW').state);

describe('the authors under triple-anonymous review', () => {
  it.each(ARTICLE_STATUSES.filter((status) => status !== 'DRAFT'))('are hidden until it is decided: %s', (status) => {
    const state = triple(articleIn(status).state);
    const isDecided = DECIDED.includes(status);
    expect([isVeiled(state), mayKnowAuthors(state, PEOPLE.editor, NONE)]).toEqual([!isDecided, isDecided]);
  });

  it.each(REVIEW_MODES)('are hidden only in this mode: %s', (reviewMode) => {
    expect(mayKnowAuthors({ ...inReview, reviewMode }, PEOPLE.editor, TRIPLE)).toBe(reviewMode !== 'TRIPLE_ANONYMOUS');
  });

  it('are hidden from editors, and from the associate editor who holds it', () => {
    const tenure = { assignedAt: '', dueAt: '', dueSince: '', endedAt: null, advices: [] };
    const state = { ...inReview, associates: [{ associateId: 'somebody', ...tenure }] };
    const blind = GROUP_NAMES.filter(
      (group) => !mayKnowAuthors(state, personActor({ userId: 'somebody', email: 's@example.org', group }), NONE),
    );
    expect([...blind].sort()).toEqual(['associate editor', 'editor']);
  });

  it('are hidden in a draft as long as a type of manuscript has this mode', () => {
    const draft = articleIn('DRAFT').state;
    expect(mayKnowAuthors(draft, PEOPLE.editor, TRIPLE)).toBe(false);
    expect(mayKnowAuthors(draft, PEOPLE.editor, { reviewModes: '2:DOUBLE_ANONYMOUS' })).toBe(true);
    expect(mayKnowAuthors(draft, PEOPLE.assistant, TRIPLE)).toBe(true);
  });

  it('are shown to an author, even one who is an editor', () => {
    const own = personActor({ userId: inReview.uploaderId, email: inReview.uploaderEmail, group: 'editor' });
    expect(mayKnowAuthors(inReview, own, NONE)).toBe(true);
  });
});

describe('the article of an editor who must not know its authors', () => {
  it('contains neither their names nor what they wrote for the office', () => {
    const known: ArticleState = {
      ...canaryArticle,
      files: canaryArticle.files.map((file) => ({ ...file, originalName: 'by-the-author.docx' })),
    };
    const json = JSON.stringify(veiled(known));
    const hiddenTexts = [known.uploaderEmail, 'by-the-author', known.fields.coverLetter, known.fields.note];
    expect(hiddenTexts.filter((one) => one === '' || json.includes(one))).toEqual([]);
    expect(known.authors.filter(({ email }) => json.includes(email))).toEqual([]);
  });

  it('contains the notes of staff, but no note of an import', () => {
    const [staff, imported] = [
      { noteId: 'n1', note: '<p>A sound study.</p>', authorId: PEOPLE.assistant.userId, at: '' },
      { noteId: 'n2', note: '<p>Anna Author: Supervision</p>', authorId: null, at: '' },
    ];
    const state = { ...inReview, notes: [staff, imported] };
    expect(stateFor(state, PEOPLE.editor, NONE).notes).toEqual([staff]);
    expect(stateFor(state, PEOPLE.assistant, NONE).notes).toEqual([staff, imported]);
    expect(stateFor({ ...state, status: 'ACCEPTED' }, PEOPLE.editor, NONE).notes).toEqual([staff, imported]);
  });

  it('contains no imported note that an author or another person wrote elsewhere', () => {
    const noted = (userId: string, imported: object): ArticleState =>
      evolve(inReview, {
        ...{
          type: 'NoteAdded',
          data: { noteId: 'n', note: '<p>Dear Anna</p>' },
          revision: inReview.streamRevision + 1,
        },
        metadata: { ...META, userId, ...imported },
      });
    const imported = { imported: { source: 'ojs/jot', id: 'submission 1' } };
    const writers = [inReview.uploaderId, PEOPLE.editor.userId];
    const shownTo = (actor: Actor) =>
      writers.map((userId) => stateFor(noted(userId, imported), actor, NONE).notes.length);
    expect(shownTo(PEOPLE.editor)).toEqual([0, 0]);
    expect(shownTo(PEOPLE.assistant)).toEqual([1, 1]);
    expect(stateFor(noted(PEOPLE.editor.userId, {}), PEOPLE.editor, NONE).notes).toHaveLength(1);
  });

  it('has no name of a file as the title of a figure', () => {
    const [file] = inReview.files;
    const titled = (figureTitle: string) =>
      ({ ...file, designation: 'Figure', extension: 'png', originalName: 'x.png', figureTitle }) as never;
    const files = ['Anna Author.PNG', '2. anna-author.png', '1-a. Flow of patients'].map(titled);
    const shown = veiled({ ...inReview, files, removedFiles: files });
    const titles = [null, '2', '1-a. Flow of patients'];
    expect(shown.files.map(({ figureTitle }) => figureTitle)).toEqual(titles);
    expect(shown.removedFiles.map(({ figureTitle }) => figureTitle)).toEqual(titles);
  });

  it('has empty values in their place, and the rest unchanged', () => {
    const corrections = [
      { reason: 'no scale', description: 'of Anna', by: 'x' },
    ] as unknown as ArticleState['corrections'];
    const known: ArticleState = { ...canaryArticle, corrections };
    const shown = veiled(known);
    expect(shown).toMatchObject({
      ...{
        authorsHidden: true,
        uploaderId: '',
        uploaderEmail: '',
        authors: [],
        authorship: [],
        authorLastUserId: null,
      },
      corrections: [{ reason: '', description: '', by: 'x' }],
    });
    expect(shown.fields).toEqual({
      ...known.fields,
      ...{ coverLetter: '', note: '', previousId: '', firstTime: null, relationshipOne: '', relationshipTwo: '' },
    });
    expect([shown.number, shown.status, shown.assignments]).toEqual([known.number, known.status, known.assignments]);
  });

  it('shows who changed it last only if that person is not an author', () => {
    const tenure = { assignedAt: '', dueAt: '', dueSince: '', endedAt: null, advices: [] };
    const [request] = inReview.assignments;
    const state = {
      ...inReview,
      handledBy: ['assistant-1'],
      associates: ['held-1', 'held-2'].map((associateId) => ({ associateId, ...tenure })),
      assignments: ['asked-1', 'asked-2'].map((reviewerId) => ({ ...request, reviewerId }) as never),
    };
    const lastOf = (lastUserId: string | null): string | null => veiled({ ...state, lastUserId }).lastUserId;
    const staff = ['assistant-1', 'held-1', 'held-2', 'asked-1', 'asked-2'];
    expect(staff.map(lastOf)).toEqual(staff);
    expect([inReview.uploaderId, 'co-author', null].map(lastOf)).toEqual([null, null, null]);
  });

  it('has only removed files of which a copy without names can be made, without their original names', () => {
    const [file] = inReview.files;
    const removed = (['Manuscript', 'CoverLetter'] as const).map(
      (designation) => ({ ...file, designation, extension: 'docx', originalName: 'anna.docx' }) as never,
    );
    const { removedFiles } = veiled({ ...inReview, removedFiles: removed });
    expect(removedFiles.map(({ designation }) => designation)).toEqual(['Manuscript']);
    expect(removedFiles[0]).not.toHaveProperty('originalName');
  });

  it('is limited like this only after submission: a draft has no mode yet', () => {
    expect(isVeiled(triple(articleIn('DRAFT').state))).toBe(false);
  });

  it('has only files of which a copy without names can be made, and no cover letter or overview', () => {
    const { files } = veiled({
      ...inReview,
      files: (['Manuscript', 'CoverLetter', 'Overview', 'Additional'] as const).flatMap((designation) =>
        ['docx', 'doc'].map((extension) => ({ ...(inReview.files[0] as object), designation, extension }) as never),
      ),
    });
    expect(files.map(({ designation, extension }) => `${designation} ${extension}`)).toEqual([
      'Manuscript docx',
      'Additional docx',
    ]);
  });

  it('can be from an earlier time, with the present rights', () => {
    const past = triple(articleIn('NEW_ARTICLE').state);
    expect(stateFor(inReview, PEOPLE.editor, NONE, past)).toMatchObject({ status: 'NEW_ARTICLE', authorsHidden: true });
    expect(stateFor(triple(articleIn('ACCEPTED').state), PEOPLE.editor, NONE, past)).toBe(past);
  });
});
