import { Command } from '@nestjs/cqrs';
import type { NewApiKey, NewSecret } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Makes an API key with which another program may read. */
export class AddApiKey extends Command<NewSecret> {
  constructor(
    readonly user: RequestUser,
    readonly key: NewApiKey,
  ) {
    super();
  }
}
