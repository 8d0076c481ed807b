import { WebhookDto } from '../../webhooks/webhook.dto';

export class ChangeWebhookDto extends WebhookDto {}
