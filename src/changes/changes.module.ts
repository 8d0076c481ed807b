import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ArticleViewsModule } from '../article-desk/public';
import { CountTodoReader } from '../editorial/public';
import { slicesIn } from '../platform/slices';
import { WaitingRequests } from '../review/public';
import { MyArticles } from '../submission/public';
import { HiddenOwners, TicketCounts } from '../tickets/public';
import { CalendarLinks } from './calendar/calendar-links';
import { DueDates } from './calendar/due-dates';
import { ArticleFeed } from './feeds/article-feed';
import { RecoveryFeed } from './feeds/recovery-feed';
import { SavingFeed } from './feeds/saving-feed';
import { TicketFeed } from './feeds/ticket-feed';
import { NamelessNews } from './news/nameless-news';
import { NewsRows } from './news/news-rows';
import { NewsSeen } from './news/news-seen';
import { ChangeStreams } from './streams/change-streams';

const slices = slicesIn(__dirname);

/**
 * GET /events/stream notifies each person which of the data they read has changed (ADR 27). Also the numbers in the menu, what is new for a
 * person on their articles and tickets (ADR 54), and their due dates for a calendar program (ADR 112). Decides nothing about articles.
 */
@Module({
  imports: [CqrsModule, ArticleViewsModule],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    ArticleFeed,
    CalendarLinks,
    ChangeStreams,
    CountTodoReader,
    DueDates,
    HiddenOwners,
    MyArticles,
    NamelessNews,
    NewsRows,
    NewsSeen,
    RecoveryFeed,
    SavingFeed,
    TicketCounts,
    TicketFeed,
    WaitingRequests,
  ],
})
export class ChangesModule {}
