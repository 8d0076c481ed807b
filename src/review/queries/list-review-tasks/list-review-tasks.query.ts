import { Query } from '@nestjs/cqrs';
import type { ReviewerTodo } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';

export class ListReviewTasks extends Query<ReviewerTodo> {
  constructor(readonly user: RequestUser) {
    super();
  }
}
