import { Query } from '@nestjs/cqrs';

export interface OverviewAnswer {
  /** A signed path that expires. */
  location: string;
}

export class GetOverview extends Query<OverviewAnswer> {
  constructor(
    readonly articleId: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
