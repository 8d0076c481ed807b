import { Query } from '@nestjs/cqrs';
import type { KeywordUses } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';

export class CountKeywordUses extends Query<KeywordUses> {
  constructor(
    readonly user: RequestUser,
    readonly id: string,
  ) {
    super();
  }
}
