import {
  type ArticleLogEntry,
  type ArticleView,
  type EmailLogEntry,
  type ReviewAnswer,
  type StateChange,
  VEIL_MESSAGES,
} from '@contracts';
import { api } from '../../../shared/api/api';
import { reviewPath } from '../../../shared/api/article-api';
import { keepLinks } from '../../../shared/api/keep-links';
import { articleTags, type ForArticle } from './article-tags';

/** Translates the placeholders for hidden recipients and texts, which the server writes in English. */
const inReadersWords = (mail: EmailLogEntry): EmailLogEntry =>
  mail.isHidden
    ? {
        ...mail,
        mailTo: [VEIL_MESSAGES.theAuthors],
        subject: VEIL_MESSAGES.hidden,
        body: `<p>${VEIL_MESSAGES.hidden}</p>`,
        error: mail.error === null ? null : VEIL_MESSAGES.hidden,
        returns: mail.returns.map((one) => ({ ...one, address: VEIL_MESSAGES.theAuthors })),
      }
    : mail;

interface AsOf {
  articleId: string;
  at: string;
}

const asOfPath = ({ articleId, at }: AsOf): string => `/article/${articleId}/as-of?at=${encodeURIComponent(at)}`;

/** The reads and writes of the article details page (api, 'Editorial side'). */
export const detailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    articleLog: build.query<ArticleLogEntry[], string>({
      query: (articleId) => `/article/${articleId}/log`,
      providesTags: (_result, _error, id) => [{ type: 'Log', id }],
    }),
    mailLog: build.query<EmailLogEntry[], string>({
      query: (articleId) => `/article/${articleId}/mail-log`,
      transformResponse: (mails: EmailLogEntry[]) => mails.map(inReadersWords),
      providesTags: (_result, _error, id) => [{ type: 'Log', id }],
    }),
    // The past does not change, so neither query needs a tag.
    logChanges: build.query<StateChange[], { articleId: string; entry: number }>({
      query: ({ articleId, entry }) => ({ url: `/article/${articleId}/changes`, params: { entry } }),
    }),
    articleAsOf: build.query<ArticleView, AsOf>({
      query: asOfPath,
      onCacheEntryAdded: keepLinks(asOfPath),
    }),
    reviewOf: build.query<ReviewAnswer, { articleId: string; reviewId: string }>({
      query: reviewPath,
      providesTags: (_result, _error, { reviewId }) => [{ type: 'Review', id: reviewId }],
      onCacheEntryAdded: keepLinks(reviewPath),
    }),
    rateReview: build.mutation<ArticleView, ForArticle & { reviewId: string; rating: number }>({
      query: ({ articleId, reviewId, rating }) => ({
        url: `/article/${articleId}/editor/rate-review/${reviewId}`,
        params: { rate: rating },
        method: 'POST',
      }),
      invalidatesTags: (result, error, call) => [
        ...articleTags(result, error, call),
        { type: 'Review', id: call.reviewId },
      ],
    }),
    resendMail: build.mutation<ArticleView, ForArticle & { mailId: string }>({
      query: ({ articleId, mailId }) => ({ url: `/article/${articleId}/mail-log/${mailId}/resend`, method: 'POST' }),
      invalidatesTags: articleTags,
    }),
  }),
});
