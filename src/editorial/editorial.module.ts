import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ArticleDeskModule } from '../review/public';
import { BlacklistModule } from './blacklist/blacklist.module';
import { ClockModule } from './clock/clock.module';
import { TodoReader } from './lists/todo-reader';
import { MailTemplatesModule } from './mail-templates/mail-templates.module';
import { MailPipelineModule } from './mail-pipeline.module';
import { OfficeMails } from './mails/office-mails';
import { COMMAND_HANDLERS, CONTROLLERS, QUERY_HANDLERS } from './slices';
import { StatisticsModule } from './statistics/statistics.module';

/** The office: the assistant's check, to-do lists, decisions, forwarding, override, notes, logs, blacklist, settings. */
@Module({
  imports: [
    CqrsModule,
    ArticleDeskModule,
    BlacklistModule,
    ClockModule,
    MailPipelineModule,
    MailTemplatesModule,
    StatisticsModule,
  ],
  controllers: [...CONTROLLERS],
  providers: [...COMMAND_HANDLERS, ...QUERY_HANDLERS, OfficeMails, TodoReader],
})
export class EditorialModule {}
