import { Injectable } from '@nestjs/common';
import { actorOf, Articles, Refusal, relationsOf } from '../../../article';
import { FileLinks } from '../../../article-desk/public';
import { articleViewFor, peopleOf } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { People } from '../../../identity/public';
import type { RequestUser } from '../../../platform/http/access/request-user';

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
  ) {}

  /** @throws Refusal NOT_FOUND when the article did not exist yet. */
  async read({ articleId, at, user }: GetArticleAsOf): Promise<ArticleView> {
    const [now, then] = await Promise.all([this.articles.load(articleId), this.articles.loadAt(articleId, at)]);
    if (!now || !then) throw new Refusal('NOT_FOUND', 'The article did not exist at that time.');
    const actor = actorOf(user);
    const viewer = { actor, relations: relationsOf(now, actor) };
    const people = await this.people.byIds(peopleOf(then));
    const locate = (fileId: string): string => this.links.locate(fileId);
    const view = articleViewFor(then, viewer, { people, locate, knownAuthors: new Set() });
    // A past state allows no actions.
    return { ...view, actions: [], decisions: [], refusals: {} };
  }
}
