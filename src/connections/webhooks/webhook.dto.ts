import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsBoolean, IsIn } from 'class-validator';
import {
  WEBHOOK_KINDS,
  WEBHOOK_MESSAGES,
  type WebhookChange,
  type WebhookKind,
  webhookUrlProblem,
} from '../../contracts';
import { RuledText } from '../../platform/http/request/text-fields';

const message = WEBHOOK_MESSAGES.kinds;

export class WebhookDto implements WebhookChange {
  @RuledText(webhookUrlProblem) url = '';

  @IsArray({ message })
  @ArrayNotEmpty({ message })
  @ArrayMaxSize(WEBHOOK_KINDS.length, { message })
  @ArrayUnique({ message })
  @IsIn(WEBHOOK_KINDS, { each: true, message })
  kinds: WebhookKind[] = [];

  @IsBoolean({ message: 'This must be true or false.' }) active = false;
}
