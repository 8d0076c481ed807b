import { Module } from '@nestjs/common';
import { ArticleFeed } from './feeds/article-feed';
import { SavingFeed } from './feeds/saving-feed';
import { TicketFeed } from './feeds/ticket-feed';
import { StreamChangesController } from './queries/stream-changes/stream-changes.controller';
import { ChangeStreams } from './streams/change-streams';

/** GET /events/stream: notifies each person which of the data they read has changed (ADR 27). It writes nothing and decides nothing. */
@Module({
  controllers: [StreamChangesController],
  providers: [ArticleFeed, ChangeStreams, SavingFeed, TicketFeed],
})
export class ChangesModule {}
