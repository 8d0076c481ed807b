import { Inject, Injectable } from '@nestjs/common';
import { ARTICLE_TYPES, reviewModeOf, type TypeOfArticle } from '../../../contracts';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';

/** The types of manuscript, each with the mode in which a manuscript submitted now would be reviewed. */
@Injectable()
export class ListTypesReader {
  constructor(@Inject(SETTINGS) private readonly settings: SettingsReader) {}

  async read(): Promise<TypeOfArticle[]> {
    const { reviewModes } = await this.settings.current();
    return ARTICLE_TYPES.map(({ id, name }) => ({ id, name, reviewMode: reviewModeOf(reviewModes, id) }));
  }
}
