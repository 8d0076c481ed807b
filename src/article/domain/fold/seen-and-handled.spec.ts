import { articleIn } from '../../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../../test/support/article/article-people';
import { DEFAULT_SETTINGS, EMPTY_ARTICLE_FIELDS } from '../../../contracts';
import { EVENT_TYPES } from '../event-types';
import type { ArticleEvent, ArticleEventType } from '../events';
import { fileTimeOf } from '../files/file-additions';
import { ARTICLE_EVENT_TYPES, evolve } from './evolve';
import { initialState } from './initial-state';

const AT = '2026-03-01T09:00:00.000Z';

/** The article after one more event by this person, at a time of its own. */
function after(event: ArticleEvent, userId: string | null, before = articleIn('REVIEWER_SELECTION').state) {
  const metadata = { userId, realUserId: null, at: AT, correlationId: '', causationId: null, schemaVersion: 1 };
  return evolve(before, { ...event, revision: before.streamRevision + 1, metadata });
}

describe('what the author sees of an article', () => {
  const move = { from: 'REVIEWER_SELECTION', to: 'REVIEWER_SELECTION' };
  const rest = { fields: {}, authors: [], reason: '', description: '', mailId: null, dueAt: null };

  it.each<ArticleEventType>([
    ...([
      'DraftStarted',
      'DraftChanged',
      'AuthorsChanged',
      'ReviewerSuggested',
      'SuggestionsChanged',
      'ArticleSubmitted',
    ] as const),
    ...(['CheckPassed', 'CheckRejected', 'CorrectionRequested', 'CorrectionSubmitted', 'RevisionSubmitted'] as const),
    ...(['DecisionRecorded', 'ArticleWithdrawn'] as const),
  ])('includes %s, also without a new status', (type) => {
    const state = after({ type, data: { ...move, ...rest } } as unknown as ArticleEvent, 'editor');
    expect(state).toMatchObject({ authorLastUpdateAt: AT, authorLastUserId: 'editor' });
  });

  it.each<[string, ArticleEvent, string | null, boolean, boolean]>([
    ['a note of the office', { type: 'NoteAdded', data: { noteId: 'n', note: 'x' } }, 'editor', false, false],
    ['a note of the author', { type: 'NoteAdded', data: { noteId: 'n', note: 'x' } }, 'author', true, false],
    [
      'a check that leaves the status',
      {
        type: 'CheckPassed',
        data: { from: 'REVIEWER_SELECTION', to: 'REVIEWER_SELECTION', reviewersRequired: 2 },
      },
      'editor',
      true,
      false,
    ],
    [
      'a status that the author is shown otherwise',
      { type: 'ReturnedToEditor', data: { from: 'REVIEWER_SELECTION', to: 'RETURNED_TO_EDITOR' } },
      'editor',
      true,
      true,
    ],
    [
      'a status that the author is not shown',
      { type: 'ReviewersMoved', data: { from: 'REVIEWER_SELECTION', to: 'ASSOCIATE_EDITOR' } },
      null,
      false,
      false,
    ],
  ])('counts %s: %#', (_what, event, userId, isUpdate, isMove) => {
    const state = after(event, userId);
    expect([state.authorLastUpdateAt === AT, state.authorStatusSince === AT]).toEqual([isUpdate, isMove]);
    expect(state).toMatchObject({ lastUpdateAt: AT, lastUserId: userId, version: state.streamRevision });
  });
});

describe('who handles an article', () => {
  const HANDLING: readonly ArticleEventType[] = [
    ...(['CheckPassed', 'ReviewerSelected', 'ReviewerMailed', 'AssociateAssigned', 'DecisionRecorded'] as const),
  ];
  const before = { ...articleIn('REVIEWED').state, handledBy: ['editor', 'assistant'] };
  const { assignments } = before;
  const assignmentId = assignments[0]?.assignmentId ?? '';
  const events: ArticleEvent[] = [
    { type: 'CheckPassed', data: { from: 'NEW_ARTICLE', to: 'REVIEWER_SELECTION', reviewersRequired: 2 } },
    { type: 'ReviewerSelected', data: { assignmentId: 'x', reviewerId: 'x', reviewerEmail: 'x', revision: 0 } },
    { type: 'ReviewerMailed', data: { assignmentId, mailId: 'm', keyHash: 'h', dueAt: AT } },
    {
      type: 'AssociateAssigned',
      data: { from: 'REVIEWED', to: 'ASSOCIATE_EDITOR', associateId: 'a', dueAt: AT, mailId: null },
    },
    { type: 'DecisionRecorded', data: { from: 'REVIEWED', to: 'ACCEPTED', revision: 0, mailId: null, dueAt: null } },
    { type: 'NoteAdded', data: { noteId: 'n', note: 'x' } },
    { type: 'ReviewerRemoved', data: { assignmentId } },
  ];

  it.each(events)('by $type', (event) => {
    const handles = HANDLING.includes(event.type);
    const by = (userId: string | null): string[] => after(event, userId, before).handledBy;
    expect(by('webmaster')).toEqual(handles ? ['webmaster', 'editor', 'assistant'] : ['editor', 'assistant']);
    expect(by('assistant')).toEqual(handles ? ['assistant', 'editor'] : ['editor', 'assistant']);
    expect(by('editor')).toEqual(['editor', 'assistant']);
    expect(by(null)).toEqual(['editor', 'assistant']);
  });
});

describe('a file that is removed', () => {
  it('is a new version if a person removed it, or if the system did and it was not generated', () => {
    const article = articleIn('NEW_ARTICLE');
    const { files, version } = article.state;
    const versionAfter = (designation: string, userId: string | null): boolean => {
      const fileId = files.find((file) => file.designation === designation)?.fileId ?? 'unknown';
      return after({ type: 'FileRemoved', data: { fileId } }, userId, article.state).version > version;
    };
    expect(versionAfter('Manuscript', null)).toBe(true);
    expect(versionAfter('none', null)).toBe(true);
    expect(versionAfter('Overview', 'editor')).toBe(true);
    expect(versionAfter('Overview', null)).toBe(false);
  });

  it('has its time; a file that never existed has the time of the draft', () => {
    const article = articleIn('NEW_ARTICLE').after(3).addFile({ designation: 'Additional' }, PEOPLE.assistant);
    expect(fileTimeOf(article.state, article.state.files.at(-1)?.fileId ?? '')).toBe(article.at);
    expect(fileTimeOf(article.state, 'unknown')).toBe(article.state.createdAt);
  });
});

describe('an article before its first event', () => {
  it('is an empty draft without an uploader', () => {
    expect(initialState('article-1')).toEqual({
      ...{ id: 'article-1', number: '', exists: false, deleted: false, uploaderId: '', uploaderEmail: '' },
      ...{
        status: 'DRAFT',
        withdrawnFrom: null,
        statusSince: '',
        revision: 0,
        version: -1,
        streamRevision: -1,
        lastUserId: null,
      },
      ...{
        fields: EMPTY_ARTICLE_FIELDS,
        authors: [],
        suggestedReviewers: [],
        authorship: [],
        files: [],
        removedFiles: [],
      },
      ...{
        fileAdditions: [],
        overviewFileId: null,
        convertedFileId: null,
        changedSinceCorrection: false,
        countIsDue: false,
        handledBy: [],
        assignments: [],
        alternates: { revision: 0, reviewerIds: [], automatic: true },
      },
      ...{
        associates: [],
        corrections: [],
        notes: [],
        reminders: [],
        decidedRevisions: [],
        reviewMode: 'SINGLE_ANONYMOUS',
        publishesReviews: false,
        origin: null,
      },
      ...{ createdAt: '', submittedAt: null, uploadedAt: null, lastUpdateAt: '', authorLastUpdateAt: '' },
      authorLastUserId: null,
      ...{ authorStatusSince: '', acceptedAt: null, authorDueAt: null },
      reviewersRequired: DEFAULT_SETTINGS.defaultReviewersRequired,
    });
  });
});

describe('the log', () => {
  it('has the events of articles, of mails and of the quarantine', () => {
    const mails = ['MailSent', 'MailFailed', 'MailBounced', 'MailAnswered'];
    const quarantine = ['EventQuarantined', 'EventReleased'];
    expect(EVENT_TYPES).toEqual([...ARTICLE_EVENT_TYPES, ...mails, ...quarantine]);
  });

  it('folds no event of another kind', () => {
    const event = { type: 'MailSent', data: {} } as unknown as ArticleEvent;
    expect(() => after(event, null)).toThrow('An article cannot hold an event of type MailSent');
  });
});
