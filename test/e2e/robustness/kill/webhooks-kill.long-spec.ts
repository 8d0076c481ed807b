import { describeWebhooksKill } from './webhooks-kill-suite';

jest.setTimeout(900_000);

describeWebhooksKill({ kind: 'Postgres', articles: 3, kills: 4 });
describeWebhooksKill({ kind: 'EventStoreDB', articles: 3, kills: 4 });
