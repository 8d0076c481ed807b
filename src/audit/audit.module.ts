import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ArticleViewsModule } from '../article-desk/public';
import { slicesIn } from '../platform/slices';
import { AuditFiles } from './audit-file/audit-files';
import { AuditPrinter } from './audit-file/audit-printer';
import { AuditedArticles } from './audit-file/audited-articles';
import { LogKeeper } from './log-keeping/log-keeper';
import { Verifications } from './log-keeping/verifications';

const slices = slicesIn(__dirname);

/** The log proves its own integrity: seals, comparisons, and files that prove the history of one article (lifecycle, section 6 (5)). */
@Module({
  imports: [CqrsModule, ArticleViewsModule],
  controllers: slices.controllers,
  providers: [...slices.providers, AuditFiles, AuditPrinter, AuditedArticles, LogKeeper, Verifications],
})
export class AuditModule {}
