import { Command } from '@nestjs/cqrs';
import type { PrivacyTextChange, PrivacyTextState } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class ChangePrivacyText extends Command<PrivacyTextState> {
  constructor(
    readonly user: RequestUser,
    readonly change: PrivacyTextChange,
  ) {
    super();
  }
}
