import { DEFAULT_SETTINGS, EMPTY_ARTICLE_FIELDS } from '../../contracts';
import type { ArticleState } from './state';

/** An article before its first event. */
export function initialState(id: string): ArticleState {
  return {
    id,
    number: '',
    exists: false,
    deleted: false,
    uploaderId: '',
    uploaderEmail: '',
    status: 'DRAFT',
    statusSince: '',
    revision: 0,
    version: -1,
    streamRevision: -1,
    lastUserId: null,
    fields: { ...EMPTY_ARTICLE_FIELDS },
    authors: [],
    suggestedReviewers: [],
    files: [],
    fileTimes: {},
    overviewFileId: null,
    documentVersions: {},
    changedSinceCorrection: false,
    reviewersRequired: DEFAULT_SETTINGS.defaultReviewersRequired,
    assignments: [],
    associates: [],
    corrections: [],
    notes: [],
    reminders: [],
    createdAt: '',
    submittedAt: null,
    lastUpdateAt: '',
    authorLastUpdateAt: '',
    authorStatusSince: '',
    acceptedAt: null,
    authorDueAt: null,
    decidedRevisions: [],
    origin: null,
  };
}
