import { Inject, Injectable } from '@nestjs/common';
import { ARTICLE_TYPES, publishesReviewsOf, reviewModeOf, type TypeOfArticle } from '../../../contracts';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';

/**
 * The types of manuscript, each with the properties that a submission now would fix: the review mode, and whether reviews may be published.
 */
@Injectable()
export class ListTypesReader {
  constructor(@Inject(SETTINGS) private readonly settings: SettingsReader) {}

  async read(): Promise<TypeOfArticle[]> {
    const { reviewModes, reviewPublication } = await this.settings.current();
    return ARTICLE_TYPES.map(({ id, name }) => ({
      ...{ id, name, reviewMode: reviewModeOf(reviewModes, id) },
      publishesReviews: publishesReviewsOf(reviewPublication, id),
    }));
  }
}
