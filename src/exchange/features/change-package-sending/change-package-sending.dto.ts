import { IsIn } from 'class-validator';
import { SENDING_MESSAGES, SENDING_TARGETS, type SendingRuleChange, type SendingTarget } from '../../../contracts';
import { TextOrAbsent } from '../../../platform/http/request/text-fields';

export class ChangePackageSendingDto implements SendingRuleChange {
  @IsIn(SENDING_TARGETS, { message: SENDING_MESSAGES.target }) target: SendingTarget = 'off';
  /** The address of the bucket or of the webhook. */
  @TextOrAbsent(500) address = '';
  @TextOrAbsent(200) keyId = '';
  /** Empty: the stored one is kept. */
  @TextOrAbsent(500) keySecret = '';
}
