import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ArticleDeskModule } from '../article-desk/public';
import { AnnotatedFilesModule } from '../files/public';
import { BlacklistModule } from '../journal/public';
import { UndeliverableAddresses } from '../mail/public';
import { slicesIn } from '../platform/slices';
import { AlternateList } from './alternates/alternate-list';
import { ReviewDrafts } from './drafts/review-drafts';
import { InviteAlternateWhenRequestEnded } from './reactions/invite-alternate-when-request-ended';
import { OpenAccountWhenReviewerAnswered } from './reactions/open-account-when-reviewer-answered';
import { RequestAccess } from './requests/request-access';
import { CandidateLookup } from './reviewers/candidate-lookup';
import { CandidatePages } from './reviewers/candidate-page';
import { BestMatch } from './reviewers/close/best-match';
import { CloseArticles } from './reviewers/close/close-articles';
import { CommonWords } from './reviewers/close/common-words';
import { AcceptedArticles } from './reviewers/numbers/accepted-articles';
import { AskedNumbersReader } from './reviewers/numbers/asked-numbers';
import { PanelOffers } from './reviewers/panel-offers';

const slices = slicesIn(__dirname);

/** Choosing and inviting reviewers, their answers, the review form. */
@Module({
  imports: [CqrsModule, ArticleDeskModule, BlacklistModule, AnnotatedFilesModule],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    AlternateList,
    CandidateLookup,
    CandidatePages,
    BestMatch,
    CloseArticles,
    CommonWords,
    PanelOffers,
    AskedNumbersReader,
    AcceptedArticles,
    InviteAlternateWhenRequestEnded,
    OpenAccountWhenReviewerAnswered,
    RequestAccess,
    ReviewDrafts,
    UndeliverableAddresses,
  ],
})
export class ReviewModule {}
