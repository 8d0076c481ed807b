import { Query } from '@nestjs/cqrs';
import type { QuickHit } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';

export class FindQuickly extends Query<{ items: QuickHit[] }> {
  constructor(
    readonly q: string,
    readonly user: RequestUser,
  ) {
    super();
  }
}
