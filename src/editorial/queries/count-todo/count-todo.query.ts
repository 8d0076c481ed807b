import { Query } from '@nestjs/cqrs';
import type { TodoCounts } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';

export class CountTodo extends Query<TodoCounts> {
  constructor(readonly user: RequestUser) {
    super();
  }
}
