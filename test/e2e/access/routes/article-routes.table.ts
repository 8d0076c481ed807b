import { onArticle, row } from './route-row';

/** `staff` of api.md: the office, and the associate editor who holds the article. */
const READERS = 'associate office';
const FILE = { body: { filename: 'no-such-upload.docx', type: 'Manuscript', fileType: 'docx', revision: 0 } };
/** Routes opened by the key in an author's mail; a session makes no difference. */
const NO_KEY = { params: { id: '00000000-0000-4000-8000-000000000000', requestId: 'none' }, refused: 403 } as const;
const NO_FILE = { params: { fileId: '00000000-0000-4000-8000-000000000000' } };

/** api.md, 'Articles, author side' and the files of 'Files, tickets, the rest'. `staff` is written as associate and office. */
export const ARTICLE_ROUTES = [
  row('GET /article/types', 'all'),
  row('GET /article/keywords', 'all'),
  onArticle('GET /article/:id', 'all', `own reviewer ${READERS}`),
  row('POST /article/save', 'all'),
  onArticle('POST /article/:id/update', 'all', 'own'),
  row('GET /article/author/find', 'all'),
  row('GET /article/author/list', 'all'),
  row('POST /article/author/save', 'all'),
  onArticle('POST /article/:id/suggest-new-reviewer', 'all', 'own'),
  onArticle('POST /article/:id/change-suggestions', 'all', 'own', { body: [] }),
  onArticle('POST /article/:id/file-upload', 'all', `own ${READERS}`),
  onArticle('POST /article/:id/add-file', 'all', `own ${READERS}`, FILE),
  onArticle('POST /article/:id/remove-file/:fileId', 'all', 'own associate office', { params: { fileId: 'a file' } }),
  onArticle('POST /article/:id/remove-files', 'all', 'own associate office', {
    params: { fileId: 'a file' },
    body: { ids: [':fileId'] },
  }),
  onArticle('POST /article/:id/reuse-files', 'all', 'own'),
  onArticle('POST /article/:id/reorder-figures', 'all', 'own associate office', {
    body: [{ fileId: 'no-such-figure', figureTitle: '1' }],
  }),
  onArticle('GET /article/:id/overall', 'all', `own ${READERS}`),
  onArticle('GET /article/:id/overall/progress', 'all', `own ${READERS}`),
  onArticle('POST /article/:id/converted-manuscript', 'all', 'own'),
  onArticle('GET /article/:id/converted-manuscript', 'all', 'own'),
  onArticle('GET /article/:id/regenerate-combined-pdf', 'all', READERS),
  onArticle('GET /article/:id/regenerate-combined-pdf/progress', 'all', READERS),
  onArticle('GET /article/:id/files.zip', 'all', `own ${READERS}`),
  onArticle('GET /article/:id/letters', 'all', 'own'),
  onArticle('GET /article/:id/rebuttal', 'all', 'own'),
  onArticle('POST /article/:id/rebuttal', 'all', 'own'),
  onArticle('POST /article/:id/rebuttal/letter', 'all', 'own'),
  row('GET /article/my-list', 'all'),
  row('GET /article/my-list-with-status', 'all', { query: '?status=DRAFT' }),
  row('GET /article/my-counts', 'all'),
  row('GET /article/usual-days', 'all'),
  row('GET /article/my-authorship-requests', 'all'),
  onArticle('POST /article/:id/delete', 'all', 'own'),
  onArticle('POST /article/:id/submit-revision', 'all', 'own'),
  onArticle('POST /article/:id/submit-correction', 'all', 'own'),
  onArticle('POST /article/:id/withdraw', 'all', 'own office', { body: { reason: 'Published.' } }),
  row('GET /article/:id/authorship-request/:requestId', 'public', NO_KEY),
  row('POST /article/:id/authorship-response/:requestId', 'public', { ...NO_KEY, body: { confirms: true } }),
  onArticle('GET /article/:id/authorship', 'all', `own ${READERS}`),
  onArticle('POST /article/:id/remind-authors', 'E S W', 'office'),
  row('GET /files/:fileId', 'public', { ...NO_FILE, refused: 403 }),
  row('GET /files/:fileId/thumbnail', 'public', { ...NO_FILE, refused: 403 }),
];
