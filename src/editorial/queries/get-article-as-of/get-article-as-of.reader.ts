import { Inject, Injectable } from '@nestjs/common';
import { actorOf, Articles, Refusal, relationsOf } from '../../../article';
import { AuthorVeil, FileLinks } from '../../../article-desk/public';
import { articleViewFor, peopleOf } from '../../../article-desk/public';
import { type ArticleView, t } from '../../../contracts';
import { People } from '../../../identity/public';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { inRequestLanguage } from '../../../platform/http/language/request-language';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';

/** Clocks of two processes may differ by this many milliseconds. */
const SKEW = 60_000;

interface GetArticleAsOf {
  articleId: string;
  at: Date;
  user: RequestUser;
}

/** The article at an earlier moment, from its events; the viewer's present rights apply. */
@Injectable()
export class GetArticleAsOfReader {
  constructor(
    private readonly articles: Articles,
    private readonly people: People,
    private readonly links: FileLinks,
    private readonly veil: AuthorVeil,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** @throws Refusal NOT_FOUND when the article did not exist yet, ApiProblem 400 for a future moment. */
  async read({ articleId, at, user }: GetArticleAsOf): Promise<ArticleView> {
    if (at.getTime() > this.clock.now().getTime() + SKEW)
      throw new ApiProblem('BAD_REQUEST', t('This moment is in the future.'));
    const [now, then] = await Promise.all([this.articles.load(articleId), this.articles.loadAt(articleId, at)]);
    if (!now || !then) throw new Refusal('NOT_FOUND', 'The article did not exist at that time.');
    const actor = actorOf(user);
    const viewer = { actor, relations: relationsOf(now, actor) };
    const known = await this.veil.stateFor(now, actor, then);
    const people = await this.people.byIds(peopleOf(known));
    const locate = (fileId: string): string => this.links.locate(fileId);
    const { timeZone, officeIdleDays } = await this.settings.current();
    // What was late then, not what is late today.
    const today = { now: at, timeZone, officeIdleDays };
    const context = { people, locate, knownAuthors: new Set<string>(), today };
    const view = inRequestLanguage(() => articleViewFor(known, viewer, context));
    // A past state allows no actions.
    return { ...view, actions: [], decisions: [], refusals: {} };
  }
}
