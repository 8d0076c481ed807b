import { Query } from '@nestjs/cqrs';
import type { ReviewAnswer } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';

export class GetReview extends Query<ReviewAnswer> {
  constructor(
    readonly articleId: string,
    readonly assignmentId: string,
    readonly user: RequestUser,
  ) {
    super();
  }
}
