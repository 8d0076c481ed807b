import { Query } from '@nestjs/cqrs';
import type { BlacklistWarning } from '../../../contracts';

export class GetBlacklistWarnings extends Query<BlacklistWarning[]> {
  constructor(readonly articleId: string) {
    super();
  }
}
