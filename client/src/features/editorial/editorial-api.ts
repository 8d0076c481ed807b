import type {
  Advice,
  ArticleCard,
  ArticleView,
  Decision,
  MailBody,
  MailSuggestion,
  OverrideStatus,
  PersonName,
  ReviewAnswer,
  TodoLists,
} from '../../../../src/contracts';
import { api } from '../../app/api';

interface ForArticle {
  articleId: string;
  /** The version that the screen was drawn from: a write on an article that has moved on is refused. */
  version?: number;
}

const changed = (_result: unknown, _error: unknown, { articleId }: ForArticle) => [
  { type: 'Article' as const, id: articleId },
  { type: 'ReviewerPanel' as const, id: articleId },
  { type: 'Log' as const, id: articleId },
  'Todo' as const,
  'AssistantList' as const,
];

/** The calls of the assistant, the editor and the associate editor on an article as a whole (api, 'Editorial side'). */
export const editorialApi = api.injectEndpoints({
  endpoints: (build) => ({
    newArticles: build.query<ArticleCard[], void>({
      query: () => '/article/assistant/new-articles',
      providesTags: ['AssistantList'],
    }),
    correctionMails: build.query<MailSuggestion[], string>({
      query: (id) => `/article/${id}/assistant/get-correction-mails`,
    }),
    rejectMail: build.query<MailSuggestion, string>({ query: (id) => `/article/${id}/assistant/get-reject-mail` }),
    requestCorrection: build.mutation<ArticleView, ForArticle & { reason: string; mail: MailBody }>({
      query: ({ articleId, version, reason, mail }) => ({
        url: `/article/${articleId}/assistant/correction`,
        method: 'POST',
        body: { reason, version, ...mail },
      }),
      invalidatesTags: changed,
    }),
    decideCheck: build.mutation<
      ArticleView,
      ForArticle & { accept: boolean; guidelinesChecked: boolean; emailDto?: MailBody }
    >({
      query: ({ articleId, ...body }) => ({
        url: `/article/${articleId}/assistant/decide`,
        method: 'POST',
        body: { ...body, files: [] },
      }),
      invalidatesTags: changed,
    }),
    addNote: build.mutation<ArticleView, ForArticle & { note: string }>({
      query: ({ articleId, note }) => ({
        url: `/article/${articleId}/assistant/new-note`,
        params: { note },
        method: 'POST',
      }),
      invalidatesTags: changed,
    }),
    todoLists: build.query<TodoLists, { associate: boolean }>({
      query: ({ associate }) => (associate ? '/article/associate/article-list' : '/article/editor/article-list'),
      providesTags: ['Todo'],
    }),
    staffReview: build.query<ReviewAnswer, { articleId: string; reviewId: string }>({
      query: ({ articleId, reviewId }) => `/article/${articleId}/get-review/${reviewId}`,
      providesTags: (_result, _error, { reviewId }) => [{ type: 'Review', id: reviewId }],
    }),
    associateEditors: build.query<(PersonName & { email?: string })[], void>({
      query: () => '/user/associate-editor-list',
    }),
    decisionMail: build.query<MailSuggestion, { articleId: string; status: Decision }>({
      query: ({ articleId, status }) => ({ url: `/article/${articleId}/editor/get-mail`, params: { status } }),
    }),
    decide: build.mutation<ArticleView, ForArticle & { decision: Decision; mail: MailBody }>({
      query: ({ articleId, version, decision, mail }) => ({
        url: `/article/${articleId}/editor/decision`,
        params: { decision },
        method: 'POST',
        body: { ...mail, version },
      }),
      invalidatesTags: changed,
    }),
    associateMail: build.query<MailSuggestion, string>({ query: (id) => `/article/${id}/editor/get-associate-mails` }),
    assignAssociate: build.mutation<ArticleView, ForArticle & { associateId: string; mail: MailBody }>({
      query: ({ articleId, version, associateId, mail }) => ({
        url: `/article/${articleId}/editor/assign-associate`,
        params: { associateId },
        method: 'POST',
        body: { ...mail, version },
      }),
      invalidatesTags: changed,
    }),
    returnToAssistant: build.mutation<ArticleView, ForArticle>({
      query: ({ articleId, version }) => ({
        url: `/article/${articleId}/return-to-assistant`,
        method: 'POST',
        body: { version },
      }),
      invalidatesTags: changed,
    }),
    adviceMail: build.query<MailSuggestion, { articleId: string; status: Advice }>({
      query: ({ articleId, status }) => ({ url: `/article/${articleId}/associate/get-mail`, params: { status } }),
    }),
    advise: build.mutation<ArticleView, ForArticle & { comment: string; status: Advice; description: string }>({
      query: ({ articleId, ...body }) => ({ url: `/article/${articleId}/associate/decision`, method: 'POST', body }),
      invalidatesTags: changed,
    }),
    overrideStatus: build.mutation<ArticleView, ForArticle & { status: OverrideStatus; reason: string }>({
      query: ({ articleId, ...body }) => ({ url: `/article/${articleId}/editor/override`, method: 'POST', body }),
      invalidatesTags: changed,
    }),
  }),
});
