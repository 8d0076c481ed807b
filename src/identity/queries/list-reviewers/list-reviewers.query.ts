import { Query } from '@nestjs/cqrs';
import type { PersonName } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';

export class ListReviewers extends Query<PersonName[]> {
  constructor(
    readonly caller: RequestUser,
    readonly q: string,
  ) {
    super();
  }
}
