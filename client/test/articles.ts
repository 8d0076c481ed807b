import type {
  ArticleCard,
  ArticleReviewerView,
  ArticleView,
  Author,
  FileView,
  HeldArticle,
  ReviewerPanel,
  ReviewTask,
} from '@contracts';

const AT = '2026-03-03T10:00:00.000Z';

export const anAuthor = (changes: Partial<Author> = {}): Author => ({
  id: 'author-1',
  firstName: 'Anna',
  middleName: null,
  lastName: 'Bakker',
  ...{ institute: 'AMC', department: null, country: 'Netherlands', orcid: null, city: null },
  email: 'author@example.org',
  ...changes,
});

export const aFile = (changes: Partial<FileView> = {}): FileView => ({
  id: 'file-1',
  filename: '2026-1-Manuscript-1.docx',
  originalName: null,
  type: 'Manuscript',
  fileType: 'docx',
  revision: 0,
  location: '/api/files/file-1',
  thumbnail: null,
  uploadDate: AT,
  figureTitle: null,
  figureNumber: null,
  size: 2048,
  flags: null,
  ...changes,
});

/** A complete draft without available actions; tests pass only the differences. */
export const anArticle = (changes: Partial<ArticleView> = {}): ArticleView => ({
  ...{ id: 'a1', articleId: '2026-1', label: '#2026-1-R0-Length of stay', articleTitle: 'Length of stay' },
  ...{ type: { id: 2, name: 'Original contribution' }, keywords: '', runningTitle: '', firstTime: 2, previousId: '' },
  reviewMode: 'SINGLE_ANONYMOUS',
  ...{ coverLetter: '', abstractText: '<h3>INTRODUCTION</h3><p>A question.</p>', languageService: false },
  ...{ reviewerOne: null, reviewerTwo: null, reviewerRemoved: null, relationshipOne: '', relationshipTwo: '' },
  ...{
    note: '',
    status: 'DRAFT',
    withdrawnFrom: null,
    statusSince: AT,
    revision: 0,
    reviewerRequired: null,
    createDate: AT,
  },
  ...{
    uploadDate: null,
    lastUpdate: AT,
    acceptedDate: null,
    dueDate: null,
    waiting: null,
    uploadedById: 'user-author',
  },
  ...{ uploadedBy: null, associateEditorId: null, authorsIds: ['author-1'], articleAuthors: [anAuthor()] },
  authorsHidden: false,
  ...{ suggestedReviewers: [], nominees: [], articleReviewer: [], articleCorrections: [], articleNotes: [] },
  ...{
    editorAssignements: [],
    files: [aFile()],
    overviewCurrent: false,
    convertedCurrent: false,
    conflict: false,
    version: 7,
  },
  ...{ actions: [], decisions: [], refusals: {} },
  ...changes,
});

export const aCard = (changes: Partial<ArticleCard> = {}): ArticleCard => ({
  ...{ id: 'a1', articleId: '2026-1', label: '#2026-1-R0-Length of stay', articleTitle: 'Length of stay' },
  ...{ type: { id: 2, name: 'Original contribution' }, articleAuthors: [anAuthor()], status: 'UNDER_REVIEW' },
  ...{ statusSince: AT, revision: 0, createDate: AT, uploadDate: AT, lastUpdate: AT, dueDate: null },
  ...{ authorsHidden: false, languageService: false, origin: 'SUBMISSION', actions: [], version: 7 },
  ...changes,
});

/** A card with the marks that lists of staff show. */
export const aListed = (changes: Partial<HeldArticle> = {}): HeldArticle => ({
  ...aCard(changes),
  ...{ reviewers: [], lateDays: null },
  ...changes,
});

export const aRequest = (changes: Partial<ArticleReviewerView> = {}): ArticleReviewerView => ({
  id: 'r1',
  reviewer: { id: 'user-r', firstName: 'Olu', lastName: 'Adeyemi', areasOfExpertise: null },
  ...{ status: 'Selected', revision: 0, selectedDate: AT, mailedDate: null, decidedDate: null, completedDate: null },
  ...{ answerDueDate: null, reviewDueDate: null, overdueDays: null, avgRating: null },
  ...{ recommendation: null, review: { recommendation: changes.recommendation ?? null } },
  ...{ declineReason: null, suggestedColleague: null, interests: null, publication: null },
  ...changes,
});

export const aTask = (changes: Partial<ReviewTask> = {}): ReviewTask => ({
  ...{ id: 'r1', articleId: 'a1', articleNumber: '2026-1', label: '#2026-1-R0-Length of stay' },
  ...{ articleTitle: 'Length of stay', typeName: 'Original contribution', status: 'Mailed', revision: 0 },
  ...{ mailedDate: AT, decidedDate: null, completedDate: null, dueDate: null, overdueDays: null },
  answeredFields: null,
  ...changes,
});

export const aPanel = (changes: Partial<ReviewerPanel> = {}): ReviewerPanel => ({
  ...{
    reviewerRequired: 2,
    assigned: [{ revision: 0, reviewers: [] }],
    candidates: [],
    suggested: [],
    version: 7,
    sameAgain: 0,
    alternates: { automatic: true, people: [] },
  },
  ...{ total: changes.candidates?.length ?? 0, wishes: { nominated: [], excluded: null, note: '' } },
  ...changes,
});
