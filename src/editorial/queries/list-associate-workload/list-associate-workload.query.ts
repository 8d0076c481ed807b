import { Query } from '@nestjs/cqrs';
import type { AssociateWorkload } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';

export class ListAssociateWorkload extends Query<AssociateWorkload[]> {
  constructor(readonly user: RequestUser) {
    super();
  }
}
