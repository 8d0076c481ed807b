import { Module } from '@nestjs/common';
import { ArticleHoldings } from './accounts/article-holdings';
import { ArticleViewsModule } from './article-view/article-views.module';
import { ArticleDesk } from './desk/article-desk';
import { MailDesk } from './desk/mail-desk';
import { HandlingEditors } from './mails/handling-editors';
import { InvitationMails } from './mails/invitation-mails';
import { ReviewerMails } from './mails/reviewer-mails';

/** What the commands of review and of the editorial side share. */
@Module({
  imports: [ArticleViewsModule],
  providers: [ArticleDesk, ArticleHoldings, HandlingEditors, InvitationMails, MailDesk, ReviewerMails],
  exports: [ArticleViewsModule, ArticleDesk, HandlingEditors, InvitationMails, MailDesk, ReviewerMails],
})
export class ArticleDeskModule {}
