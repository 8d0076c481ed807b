import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ArticleDeskModule } from '../article-desk/public';
import { BlacklistModule } from '../journal/public';
import { MailModule } from '../mail/public';
import { slicesIn } from '../platform/slices';
import { ClockModule } from './clock/clock.module';
import { DecisionDrafts } from './decision-drafts/decision-drafts';
import { DecisionRecorder } from './decisions/decision-recorder';
import { HeldDecisionJob } from './held-decisions/held-decision.job';
import { HeldDecisions } from './held-decisions/held-decisions';
import { OwnHeldDecision } from './held-decisions/own-held-decision';
import { TodoReader } from './lists/todo-reader';
import { OfficeMails } from './office-mails/office-mails';
import { PeopleFound } from './people/people-found';
import { SearchModule } from './search/search.module';
import { StatisticsModule } from './statistics/statistics.module';

const slices = slicesIn(__dirname);

/**
 * The office: the assistant's check, to-do lists, decisions, forwarding, override, notes, logs,
 * search and statistics.
 */
@Module({
  imports: [CqrsModule, ArticleDeskModule, BlacklistModule, ClockModule, MailModule, SearchModule, StatisticsModule],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    DecisionDrafts,
    DecisionRecorder,
    OfficeMails,
    PeopleFound,
    TodoReader,
    HeldDecisionJob,
    HeldDecisions,
    OwnHeldDecision,
  ],
})
export class EditorialModule {}
