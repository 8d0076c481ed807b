import { Query } from '@nestjs/cqrs';
import type { ReviewRequestView } from '../../../contracts';
import type { RequestCaller } from '../../requests/request-access';

export class GetReviewRequest extends Query<ReviewRequestView> {
  constructor(
    readonly articleId: string,
    readonly assignmentId: string,
    readonly caller: RequestCaller,
  ) {
    super();
  }
}
