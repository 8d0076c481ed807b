import { DEFAULT_SETTINGS, EMPTY_ARTICLE_FIELDS, USUAL_REVIEW_MODE } from '../../../contracts';
import type { ArticleState } from '../state';

/** The times of an article without events. */
const NO_TIMES = {
  statusSince: '',
  createdAt: '',
  submittedAt: null,
  uploadedAt: null,
  lastUpdateAt: '',
  authorLastUpdateAt: '',
  authorStatusSince: '',
  acceptedAt: null,
  authorDueAt: null,
};

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
    withdrawnFrom: null,
    revision: 0,
    version: -1,
    streamRevision: -1,
    lastUserId: null,
    authorLastUserId: null,
    ...NO_TIMES,
    fields: { ...EMPTY_ARTICLE_FIELDS },
    authors: [],
    suggestedReviewers: [],
    authorship: [],
    files: [],
    removedFiles: [],
    fileAdditions: [],
    ...{ overviewFileId: null, convertedFileId: null },
    changedSinceCorrection: false,
    reviewersRequired: DEFAULT_SETTINGS.defaultReviewersRequired,
    countIsDue: false,
    handledBy: [],
    assignments: [],
    alternates: { revision: 0, reviewerIds: [], automatic: true },
    associates: [],
    corrections: [],
    notes: [],
    reminders: [],
    decidedRevisions: [],
    reviewMode: USUAL_REVIEW_MODE,
    publishesReviews: false,
    origin: null,
  };
}
