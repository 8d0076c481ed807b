import { WebhookDto } from '../../webhooks/webhook.dto';

export class AddWebhookDto extends WebhookDto {}
