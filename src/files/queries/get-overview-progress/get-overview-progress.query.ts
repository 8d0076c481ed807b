import { Query } from '@nestjs/cqrs';
import type { OverviewProgress } from '../../../contracts';

export class GetOverviewProgress extends Query<OverviewProgress> {
  constructor(readonly articleId: string) {
    super();
  }
}
