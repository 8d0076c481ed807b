import { Module } from '@nestjs/common';
import { ArticleViewsModule } from '../../submission/public';
import { InvitationMails } from '../mails/invitation-mails';
import { ReviewerMails } from '../mails/reviewer-mails';
import { ArticleDesk } from './article-desk';
import { HandlingEditors } from './handling-editors';
import { MailDesk } from './mail-desk';

/** What the commands of reviewing and of the editorial side share. */
@Module({
  imports: [ArticleViewsModule],
  providers: [ArticleDesk, HandlingEditors, InvitationMails, MailDesk, ReviewerMails],
  exports: [ArticleViewsModule, ArticleDesk, HandlingEditors, InvitationMails, MailDesk, ReviewerMails],
})
export class ArticleDeskModule {}
