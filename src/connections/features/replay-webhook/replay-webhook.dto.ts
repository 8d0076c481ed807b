import { IsOptional, Matches } from 'class-validator';
import type { WebhookReplay } from '../../../contracts';
import { IsMoment } from '../../../platform/http/request/is-moment';

export class ReplayWebhookDto implements WebhookReplay {
  @IsOptional() @Matches(/^\d{1,18}$/) fromDelivery?: string;
  @IsOptional() @IsMoment() since?: string;
}
