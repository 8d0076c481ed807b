import { webhooksSuite } from './webhooks-suite';

describe('webhooks', () => webhooksSuite({ failures: 30, articles: 4 }));
