import { Command } from '@nestjs/cqrs';
import type { SendingRuleChange, SendingRuleChanged } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Sets where packages of accepted articles are sent. */
export class ChangePackageSending extends Command<SendingRuleChanged> {
  constructor(
    readonly user: RequestUser,
    readonly change: SendingRuleChange,
  ) {
    super();
  }
}
