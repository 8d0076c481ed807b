import { Command } from '@nestjs/cqrs';
import type { ProviderStart } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class StartProviderSignIn extends Command<ProviderStart> {
  constructor(
    readonly provider: string,
    readonly returnTo: string,
    /** The person whose account is to be linked; null for a sign-in. */
    readonly user: RequestUser | null,
  ) {
    super();
  }
}
