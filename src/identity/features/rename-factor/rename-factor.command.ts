import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';
export class RenameFactor extends Command<void> {
  constructor(
    readonly user: RequestUser,
    readonly id: string,
    readonly name: string,
  ) {
    super();
  }
}
