import { Query } from '@nestjs/cqrs';
import type { Page, User } from '../../../contracts';

export interface UserFilter {
  /** From 0. */
  page: number;
  size: number;
  sort: string;
  q: string;
  groupId?: number;
}

export class ListUsers extends Query<Page<User>> {
  constructor(readonly filter: UserFilter) {
    super();
  }
}
