import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ArticleDeskModule, ArticleViewsModule } from '../article-desk/public';
import { FileRecordsModule } from '../files/public';
import { slicesIn } from '../platform/slices';
import { AuthorDirectory } from './authors/author-directory';
import { OwnAuthor } from './authors/own-author';
import { RemoveUnprovenAccountsJob } from './authors/remove-unproven-accounts.job';
import { AuthorshipAccess } from './authorship/authorship-access';
import { AuthorshipMails } from './authorship/authorship-mails';
import { DraftInput } from './draft/draft-input';
import { Keywords } from './keywords/keywords';
import { MyArticles } from './lists/my-articles';
import { SubmissionMails } from './mails/submission-mails';
import { NamelessManuscript } from './nameless/nameless-manuscript';
import { ArticleNumbers } from './numbers/article-numbers';
import { RebuttalDrafts } from './rebuttal/rebuttal-drafts';

const slices = slicesIn(__dirname);

/** The author's side: drafts, authors, submission, corrections, revisions, withdrawal, and the author's lists. */
@Module({
  imports: [CqrsModule, ArticleDeskModule, ArticleViewsModule, FileRecordsModule],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    ArticleNumbers,
    AuthorDirectory,
    AuthorshipAccess,
    AuthorshipMails,
    DraftInput,
    Keywords,
    MyArticles,
    NamelessManuscript,
    OwnAuthor,
    RebuttalDrafts,
    RemoveUnprovenAccountsJob,
    SubmissionMails,
  ],
  exports: [Keywords],
})
export class SubmissionModule {}
