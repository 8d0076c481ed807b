import { Module } from '@nestjs/common';
import { ArticleHoldings } from './accounts/article-holdings';
import { ArticleViewsModule } from './article-view/article-views.module';
import { ArticleDesk } from './desk/article-desk';
import { MailDesk } from './desk/mail-desk';
import { AuthorAddresses } from './mails/author-addresses';
import { HandlingEditors } from './mails/handling-editors';
import { InvitationMails } from './mails/invitation-mails';
import { ReviewerMails } from './mails/reviewer-mails';
import { NamesGuard } from './names/names-guard';
import { HiddenAuthors } from './veil/hidden-authors';
import { VeiledChoice } from './veil/veiled-choice';

/** Services shared by the commands of review and of the editorial side. */
@Module({
  imports: [ArticleViewsModule],
  providers: [
    ArticleDesk,
    ArticleHoldings,
    AuthorAddresses,
    HandlingEditors,
    HiddenAuthors,
    InvitationMails,
    MailDesk,
    NamesGuard,
    ReviewerMails,
    VeiledChoice,
  ],
  exports: [
    ArticleViewsModule,
    ArticleDesk,
    AuthorAddresses,
    HandlingEditors,
    HiddenAuthors,
    InvitationMails,
    MailDesk,
    NamesGuard,
    ReviewerMails,
    VeiledChoice,
  ],
})
export class ArticleDeskModule {}
