import { Inject, Injectable } from '@nestjs/common';
import { type Actor, type ArticleState, relationsOf, reviewModeIn, stateFor } from '../../article';
import type { ArticleView } from '../../contracts';
import { People } from '../../identity/public';
import { CLOCK, type Clock } from '../../platform/clock';
import { inRequestLanguage } from '../../platform/http/language/request-language';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { AuthorStore } from '../authors/author.store';
import { FileLinks } from '../file-views/file-links';
import { articleViewFor } from './article-view';
import { peopleOf } from './office-parts';

/** Builds the response of every call that shows an article. */
@Injectable()
export class ArticleViews {
  constructor(
    private readonly people: People,
    private readonly authors: AuthorStore,
    private readonly links: FileLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /**
   * The article as this person may see it, with its texts in the language of the request.
   * @throws Refusal NOT_FOUND for a person without any relation to it.
   */
  async of(state: ArticleState, actor: Actor): Promise<ArticleView> {
    const settings = await this.settings.current();
    const known = stateFor(state, actor, settings);
    const [people, records] = await Promise.all([
      this.people.byIds(peopleOf(known)),
      this.authors.byIds(known.authors.map((author) => author.id)),
    ]);
    const typed = [...records.values()].filter((one) => actor.kind === 'person' && one.createdBy === actor.userId);
    const context = {
      people,
      locate: (fileId: string) => this.links.locate(fileId),
      knownAuthors: new Set(typed.map((one) => one.id)),
      reviewMode: reviewModeIn(state, settings),
      today: { now: this.clock.now(), timeZone: settings.timeZone, officeIdleDays: settings.officeIdleDays },
    };
    const viewer = { actor, relations: relationsOf(state, actor) };
    return inRequestLanguage(() => articleViewFor(known, viewer, context));
  }
}
