import { Injectable } from '@nestjs/common';
import { isStaff, type MenuCounts, REVIEWING_GROUPS } from '../../../contracts';
import { CountTodoReader } from '../../../editorial/public';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { WaitingRequests } from '../../../review/public';
import { MyArticles } from '../../../submission/public';
import { HiddenOwners, TicketCounts } from '../../../tickets/public';
import { NewsRows } from '../../news/news-rows';
import { NewsSeen } from '../../news/news-seen';

interface GetMenuCounts {
  user: RequestUser;
}

/** The numbers next to the entries of a person's menu and at the bell. Each is counted with the conditions of its list. */
@Injectable()
export class GetMenuCountsReader {
  constructor(
    private readonly articles: MyArticles,
    private readonly requests: WaitingRequests,
    private readonly todo: CountTodoReader,
    private readonly tickets: TicketCounts,
    private readonly news: NewsRows,
    private readonly seen: NewsSeen,
    private readonly owners: HiddenOwners,
  ) {}

  async read({ user }: GetMenuCounts): Promise<MenuCounts> {
    const mine = await this.articles.counts(user.userId);
    // An account whose address is not proven has its drafts and nothing else (lifecycle, section 5 (1)).
    if (user.unproven) return { mine, reviews: 0, todo: null, ticketsAnswered: 0, ticketsWaiting: 0, news: 0 };
    const staff = isStaff(user.group);
    const seenUntil = await this.seen.until(user.userId);
    const hidden = await this.owners.of(user, seenUntil);
    const [reviews, todo, tickets, news] = await Promise.all([
      REVIEWING_GROUPS.includes(user.group) ? this.requests.count(user) : 0,
      staff ? this.todo.read({ user }) : null,
      this.tickets.of(user.userId, staff, hidden),
      this.news.count(user, seenUntil, hidden),
    ]);
    return { mine, reviews, todo, ticketsAnswered: tickets.answered, ticketsWaiting: tickets.waiting, news };
  }
}
