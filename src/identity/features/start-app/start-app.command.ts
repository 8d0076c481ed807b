import { Command } from '@nestjs/cqrs';
import type { NewApp } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
export class StartApp extends Command<NewApp> {
  constructor(
    readonly user: RequestUser,
    readonly name: string,
  ) {
    super();
  }
}
