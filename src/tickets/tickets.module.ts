import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ArticleViewsModule } from '../article-desk/public';
import { AnnotatedFilesModule } from '../files/public';
import { slicesIn } from '../platform/slices';
import { TicketMailJob } from './mails/ticket-mail.job';
import { TicketMailRequests } from './mails/ticket-mail-requests';
import { HiddenOwners } from './store/hidden-owners';
import { TicketStore } from './store/ticket.store';
import { TicketHoldings } from './store/ticket-holdings';
import { TicketWriter } from './store/ticket-writer';
import { TicketReader } from './views/ticket-reader';
import { TicketViews } from './views/ticket-views';

const slices = slicesIn(__dirname);

/** Support tickets between people and the office: plain tables (architecture, 'What is not events'). */
@Module({
  imports: [CqrsModule, AnnotatedFilesModule, ArticleViewsModule],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    HiddenOwners,
    TicketHoldings,
    TicketMailJob,
    TicketMailRequests,
    TicketReader,
    TicketStore,
    TicketViews,
    TicketWriter,
  ],
})
export class TicketsModule {}
