import { Query } from '@nestjs/cqrs';
import type { PersonName } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';

export class ListUploaders extends Query<PersonName[]> {
  constructor(
    readonly q: string,
    readonly user: RequestUser,
  ) {
    super();
  }
}
