import { webhooksSuite } from './webhooks-suite';

describe('webhooks', () => webhooksSuite({ failures: 200, articles: 20 }));
