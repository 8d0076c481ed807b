import type { ArticleView, MailBody, MailSuggestion } from '@contracts';
import { api } from '../../../../shared/api/api';
import { articleTags, type ForArticle, NOT_CACHED } from '../../api/article-tags';

export const letterApi = api.injectEndpoints({
  endpoints: (build) => ({
    authorMail: build.query<MailSuggestion, string>({
      keepUnusedDataFor: NOT_CACHED,
      query: (articleId) => `/article/${articleId}/editor/get-author-mail`,
    }),
    writeToAuthor: build.mutation<ArticleView, ForArticle & { mail: MailBody }>({
      query: ({ articleId, mail }) => ({
        url: `/article/${articleId}/editor/write-to-author`,
        method: 'POST',
        body: mail,
      }),
      extraOptions: { handlesErrors: true },
      invalidatesTags: articleTags,
    }),
  }),
});
