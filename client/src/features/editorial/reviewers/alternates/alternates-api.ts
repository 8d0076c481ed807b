import type { ArticleView, ReviewerPanel } from '@contracts';
import { api } from '../../../../shared/api/api';
import { articleTags, type ForArticle } from '../../api/article-tags';

export interface ChosenAlternates {
  /** All alternates, in the order in which they are invited. */
  reviewerIds: readonly string[];
  automatic: boolean;
}

interface AlternatesChange extends Omit<ForArticle, 'version'>, ChosenAlternates {
  /** The list that the screen shows. The change is refused if another person has changed that list. */
  seen: ChosenAlternates;
}

/** The list in the data of the panel. */
export const chosenIn = ({ automatic, people }: ReviewerPanel['alternates']): ChosenAlternates => ({
  automatic,
  reviewerIds: people.map(({ person }) => person.id),
});

/** The people who are invited when a reviewer declines or does not answer. */
export const alternatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    setAlternates: build.mutation<ArticleView, AlternatesChange>({
      query: ({ articleId, ...body }) => ({ url: `/article/${articleId}/alternates`, method: 'POST', body }),
      invalidatesTags: articleTags,
    }),
  }),
});
