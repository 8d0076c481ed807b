import { Injectable } from '@nestjs/common';
import { Articles, Refusal } from '../../../article';
import { AuthorVeil } from '../../../article-desk/public';
import { fullName, type StateChange, t } from '../../../contracts';
import { People } from '../../../identity/public';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { inRequestLanguage } from '../../../platform/http/language/request-language';
import { peopleOfState } from '../../logs/people-of-state';
import { stateChanges } from '../../logs/state-changes';

interface GetLogChanges {
  articleId: string;
  /** Position of the entry in the article's history, counted from 0. */
  entry: number;
  user: RequestUser;
}

/** Compares the article before and after one event of its stream, in the reader's language. */
@Injectable()
export class GetLogChangesReader {
  constructor(
    private readonly articles: Articles,
    private readonly people: People,
    private readonly veil: AuthorVeil,
  ) {}

  /** @throws Refusal NOT_FOUND when the article has no such entry. */
  async read({ articleId, entry, user }: GetLogChanges): Promise<StateChange[]> {
    const [now, around] = [await this.articles.load(articleId), await this.articles.loadAround(articleId, entry)];
    if (!now || !around) throw new Refusal('NOT_FOUND', 'This log entry does not exist.');
    const [before, after] = await Promise.all([
      this.veil.stateFor(now, user, around.before),
      this.veil.stateFor(now, user, around.after),
    ]);
    const people = await this.people.byIds([...peopleOfState(before), ...peopleOfState(after)]);
    const nameOf = (id: string): string => {
      const person = people.get(id);
      return person ? fullName(person) : t('a former user');
    };
    return inRequestLanguage(() => stateChanges(before, after, nameOf));
  }
}
