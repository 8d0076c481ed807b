import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TicketMailRequests } from './mails/ticket-mail-requests';
import { TicketMailJob } from './mails/ticket-mail.job';
import { TicketWriter } from './store/ticket-writer';
import { TicketStore } from './store/ticket.store';
import { TicketReader } from './views/ticket-reader';
import { TicketViews } from './views/ticket-views';
import { slicesIn } from '../platform/slices';

const slices = slicesIn(__dirname);

/** Support tickets between people and the office: plain tables (architecture, 'What is not events'). */
@Module({
  imports: [CqrsModule],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    TicketMailJob,
    TicketMailRequests,
    TicketReader,
    TicketStore,
    TicketViews,
    TicketWriter,
  ],
})
export class TicketsModule {}
