import { describeWebhooksKill } from './webhooks-kill-suite';

jest.setTimeout(420_000);

describeWebhooksKill({ kind: 'Postgres', articles: 2, kills: 1 });
describeWebhooksKill({ kind: 'EventStoreDB', articles: 2, kills: 1 });
