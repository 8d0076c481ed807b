import { Inject, Injectable } from '@nestjs/common';
import { fullName, type News, type NewsItem } from '../../../contracts';
import { peopleIn, withDays, withNames } from '../../../editorial/public';
import { People } from '../../../identity/public';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { requestLanguage } from '../../../platform/http/language/request-language';
import { withLanguage } from '../../../platform/language/current-language';
import { messageIn } from '../../../platform/language/dutch/dutch-of';
import { SETTINGS, type SettingsReader } from '../../../platform/settings';
import { namelessLine, NamelessNews, type NewsNames } from '../../news/nameless-news';
import { type NewsPlace, NewsRows } from '../../news/news-rows';
import { NewsSeen } from '../../news/news-seen';
import { namesPeople, newsReason, type NewsRow, newsText } from '../../news/news-words';

const PAGE = 30;

interface ListNews {
  user: RequestUser;
  page: Partial<NewsPlace>;
}

/** The person who acted, unless the sentence names them. */
function actorName(row: NewsRow, names: NewsNames): string | null {
  if (!namesPeople(row) || row.user_id === null || peopleIn(newsText(row)).includes(row.user_id)) return null;
  const person = names.get(row.user_id);
  return person ? fullName(person) : null;
}

/** The sentence of a line in the language of the reader. */
function textOf(row: NewsRow, names: NewsNames, timeZone: string): string {
  const language = requestLanguage();
  return withLanguage(language, () => {
    if (namesPeople(row)) return withNames(withDays(newsText(row), timeZone), names);
    const sentences = [newsText(row), newsReason(row)].filter((one) => one !== null);
    return sentences.map((one) => messageIn(language, one)).join(' ');
  });
}

const toItem = (row: NewsRow, names: NewsNames, timeZone: string): NewsItem => ({
  id: row.id,
  at: row.at.toISOString(),
  text: textOf(row, names, timeZone),
  by: actorName(row, names),
  article: row.article_id === null ? null : { id: row.article_id, number: row.number ?? '', title: row.title },
  ticket: row.ticket_id === null ? null : { id: row.ticket_id, title: row.title },
  undecided: row.reader === 'decider',
});

/** What is new for a person, newest first (screens, 'Shell'; ADR 54). */
@Injectable()
export class ListNewsReader {
  constructor(
    private readonly news: NewsRows,
    private readonly seen: NewsSeen,
    private readonly people: People,
    private readonly nameless: NamelessNews,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  async read({ user, page }: ListNews): Promise<News> {
    const { before, beforeId = '' } = page;
    const place = before === undefined ? undefined : { before, beforeId };
    const hidden = await this.nameless.hidden(user);
    const [found, seenUntil] = await Promise.all([
      this.news.page(user, place, PAGE + 1, hidden),
      this.seen.until(user.userId),
    ]);
    const rows = found.slice(0, PAGE);
    const names = await this.people.byIds(
      rows
        .filter(namesPeople)
        .flatMap((row) => [...peopleIn(newsText(row)), ...(row.user_id === null ? [] : [row.user_id])]),
    );
    const { timeZone } = await this.settings.current();
    const veiled = await this.nameless.veiledAmong(rows, user);
    const present = veiled.size === 0 ? names : await this.people.presentByIds([...names.keys()]);
    const lines = rows.map((row) => namelessLine(row, { names, present }, veiled));
    return {
      items: lines.map((line) => toItem(line.row, line.names, timeZone)),
      more: found.length > PAGE,
      seenUntil: seenUntil.toISOString(),
    };
  }
}
