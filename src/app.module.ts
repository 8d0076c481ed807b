import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { LATER_INDEXES } from '../projections/later-indexes';
import { ProjectionsModule } from '../projections/runner/projections.module';
import { ArticleModule } from './article/article.module';
import { PERSONAL_FIELDS } from './article/catalogue/personal-fields';
import { AuditModule } from './audit/audit.module';
import { ChangesModule } from './changes/changes.module';
import { CHANGES_MIGRATIONS } from './changes/tables';
import { ConnectionsModule } from './connections/connections.module';
import { CONNECTIONS_MIGRATIONS } from './connections/tables';
import { CreditModule } from './credit/credit.module';
import { CREDIT_MIGRATIONS } from './credit/tables';
import { DemoAccountsModule } from './demo/demo-accounts.module';
import { EditorialModule } from './editorial/editorial.module';
import { SEARCH_MIGRATIONS } from './editorial/search/tables';
import { EDITORIAL_MIGRATIONS } from './editorial/tables';
import { ExchangeModule } from './exchange/exchange.module';
import { EXCHANGE_MIGRATIONS } from './exchange/tables';
import { DocumentsPipelineModule } from './files/documents-pipeline.module';
import { FilesModule } from './files/files.module';
import { FILES_MIGRATIONS } from './files/tables';
import { IdentityModule } from './identity/identity.module';
import { IDENTITY_MIGRATIONS } from './identity/tables';
import { IntegrityModule } from './integrity/integrity.module';
import { INTEGRITY_MIGRATIONS } from './integrity/tables';
import { JournalModule } from './journal/journal.module';
import { JOURNAL_MIGRATIONS } from './journal/tables';
import { MailModule } from './mail/mail.module';
import { RETURNED_MAIL_MIGRATIONS } from './mail/tables';
import { MeasuresModule } from './measures/measures.module';
import { MEASURES_MIGRATIONS } from './measures/tables';
import { EventStoreModule } from './platform/event-store/event-store.module';
import { ReadingLogModule } from './platform/http/access/reading-log.module';
import { HttpModule } from './platform/http/http.module';
import { PLATFORM_MIGRATIONS, PlatformModule, type PlatformParts } from './platform/platform.module';
import type { Migration } from './platform/postgres';
import { ReactionsModule } from './platform/reactions/reactions.module';
import { REACTIONS_MIGRATIONS } from './platform/reactions/tables';
import { PrivacyModule } from './privacy/privacy.module';
import { PRIVACY_MIGRATIONS } from './privacy/tables';
import { ReviewModule } from './review/review.module';
import { REVIEW_MIGRATIONS } from './review/tables';
import { ArticlePageModule } from './submission/article-page/article-page.module';
import { SubmissionModule } from './submission/submission.module';
import { SUBMISSION_MIGRATIONS } from './submission/tables';
import { THANKS_MIGRATIONS } from './thanks/tables';
import { ThanksModule } from './thanks/thanks.module';
import { TICKETS_MIGRATIONS } from './tickets/tables';
import { TicketsModule } from './tickets/tickets.module';

/**
 * In import order: the guards of the HTTP edge run before those of the article, and the log of read requests comes after all guards. The
 * article page comes last, since its route would match others.
 */
const MODULES: readonly (Type | DynamicModule)[] = [
  DemoAccountsModule,
  HttpModule,
  EventStoreModule.sealing(PERSONAL_FIELDS),
  ProjectionsModule,
  ReactionsModule,
  IdentityModule,
  ArticleModule,
  ReadingLogModule,
  SubmissionModule,
  FilesModule,
  DocumentsPipelineModule,
  JournalModule,
  MailModule,
  ReviewModule,
  EditorialModule,
  TicketsModule,
  AuditModule,
  MeasuresModule,
  ExchangeModule,
  ConnectionsModule,
  IntegrityModule,
  ThanksModule,
  CreditModule,
  ChangesModule,
  PrivacyModule,
  ArticlePageModule,
];

/** All tables in the schema `app`, in the order of their creation, and new indexes of read models that are filled. */
export const MIGRATIONS: readonly Migration[] = [
  ...PLATFORM_MIGRATIONS,
  ...REACTIONS_MIGRATIONS,
  ...IDENTITY_MIGRATIONS,
  ...JOURNAL_MIGRATIONS,
  ...RETURNED_MAIL_MIGRATIONS,
  ...SUBMISSION_MIGRATIONS,
  ...FILES_MIGRATIONS,
  ...REVIEW_MIGRATIONS,
  ...EDITORIAL_MIGRATIONS,
  ...SEARCH_MIGRATIONS,
  ...TICKETS_MIGRATIONS,
  ...CHANGES_MIGRATIONS,
  ...MEASURES_MIGRATIONS,
  ...CONNECTIONS_MIGRATIONS,
  ...EXCHANGE_MIGRATIONS,
  ...INTEGRITY_MIGRATIONS,
  ...THANKS_MIGRATIONS,
  ...CREDIT_MIGRATIONS,
  ...PRIVACY_MIGRATIONS,
  ...LATER_INDEXES,
];

@Module({})
export class AppModule {
  static with(parts: PlatformParts): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.with(parts), ...MODULES] };
  }
}
