import { Query } from '@nestjs/cqrs';
import type { Page, ReviewerAccount } from '../../../contracts';

export interface ReviewerFilter {
  /** From 0. */
  page: number;
  size: number;
  sort: string;
  q: string;
}

export class ListReviewerAccounts extends Query<Page<ReviewerAccount>> {
  constructor(readonly filter: ReviewerFilter) {
    super();
  }
}
