import { Query } from '@nestjs/cqrs';
import type { StateChange } from '../../../contracts';

export class GetLogChanges extends Query<StateChange[]> {
  constructor(
    readonly articleId: string,
    /** Place of the entry in the article's history, from 0. */
    readonly entry: number,
  ) {
    super();
  }
}
