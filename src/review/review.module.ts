import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BlacklistModule } from '../editorial/public';
import { ArticleDeskModule } from './desk/desk.module';
import { ReviewDrafts } from './drafts/review-drafts';
import { MailPasswordLinkWhenReviewerAccepted } from './reactions/mail-password-link-when-reviewer-accepted';
import { KeyGuesses } from './requests/key-guesses';
import { RequestAccess } from './requests/request-access';
import { CandidateLookup } from './reviewers/candidate-lookup';
import { CandidatePages } from './reviewers/candidate-page';
import { CandidateStatisticsReader } from './reviewers/candidate-statistics';
import { COMMAND_HANDLERS, CONTROLLERS, QUERY_HANDLERS } from './slices';

/** Choosing and asking reviewers, their answers, the review form. */
@Module({
  imports: [CqrsModule, ArticleDeskModule, BlacklistModule],
  controllers: [...CONTROLLERS],
  providers: [
    ...COMMAND_HANDLERS,
    ...QUERY_HANDLERS,
    CandidateLookup,
    CandidatePages,
    CandidateStatisticsReader,
    KeyGuesses,
    MailPasswordLinkWhenReviewerAccepted,
    RequestAccess,
    ReviewDrafts,
  ],
})
export class ReviewModule {}
