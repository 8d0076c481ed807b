import type { Pool } from 'pg';
import { type NewSecret, type Webhook, WEBHOOK_KINDS } from '../../../src/contracts';
import { PG_POOL } from '../../../src/platform/postgres';
import { until } from '../../support/app/http-until';
import { CommandedArticle, personOf } from '../../support/article/commanded-article';
import type { Visitor } from '../../support/browser/browser';
import { onStage, type Screen } from '../../support/browser/stage';
import { body } from '../../support/stories/submission-steps';
import { Receiver } from '../../support/webhooks/receiver';

jest.setTimeout(1_200_000);

const FAILING = "SELECT id::text FROM app.webhook_deliveries WHERE state = 'WAITING' AND attempts > 0 LIMIT 1";
/* For one message only: the next message of the same manuscript is tried as soon as this one is given up. */
const LAST_TRY = `UPDATE app.webhook_deliveries SET attempts = 9, next_try_at = now()
  WHERE state = 'WAITING' AND id::text = $1`;

interface World {
  id: string;
  visitor: Visitor;
}

const page = ({ id }: World): string => `/rrs/connections/webhook/${id}`;

const SCREENS: Screen<World>[] = [
  { name: 'list', path: '/rrs/connections', sees: '1 given up' },
  {
    name: 'add',
    path: '/rrs/connections',
    sees: 'Please enter an https address, without user name and password.',
    then: async (visitor) => {
      await visitor.press('Add a webhook');
      await visitor.press('Add');
    },
  },
  { name: 'webhook', path: page, sees: 'Answered with an error (503)' },
  {
    name: 'webhook-edit',
    path: page,
    sees: 'Edit the webhook',
    then: (visitor) => visitor.press('Edit'),
  },
  {
    name: 'webhook-secret',
    path: page,
    sees: 'whsec_',
    then: async (visitor) => {
      await visitor.press('New secret');
      await visitor.press('Create a new secret');
    },
  },
  {
    name: 'webhook-again',
    path: page,
    sees: 'All messages of the chosen kinds are sent again',
    then: (visitor) => visitor.press('Send again from a date'),
  },
  { name: 'webhook-delete', path: page, sees: 'Delete this webhook?', then: (visitor) => visitor.press('Delete') },
  { name: 'webhook-none', path: '/rrs/connections/webhook/none', sees: 'This webhook was deleted.' },
];

/** The screens of connections, with messages that were delivered, wait or were given up. */
describe('The connections, in light and dark, at 1440 and 390 px', () => {
  const receiver = new Receiver();
  afterAll(() => receiver.stop());

  const stage = onStage(async (app, arrive) => {
    await receiver.start();
    const webmaster = await app.as('webmaster');
    const change = { url: receiver.url, kinds: WEBHOOK_KINDS, active: true };
    const { id, secret } = body<NewSecret>(await webmaster.post('/webhooks', change));
    receiver.secret = secret;
    const cast = { uploader: personOf(await app.as('author')), editor: personOf(await app.as('editor')) };
    await CommandedArticle.inSelection(app.nest, cast);
    await until('the delivered messages', async () => receiver.received.length >= 3 || undefined);
    receiver.behaviour = () => 'fails';
    await CommandedArticle.inSelection(app.nest, cast);
    const pool = app.nest.get<Pool>(PG_POOL);
    const failing = await until('a failure', async () => (await pool.query<{ id: string }>(FAILING)).rows[0]?.id);
    await until('the end of the tries', async () => {
      await pool.query(LAST_TRY, [failing]);
      const [webhook] = body<Webhook[]>(await webmaster.get('/webhooks'));
      return webhook?.counts.dead === 1 ? true : undefined;
    });
    return { id, visitor: await arrive('webmaster@example.org') };
  });

  it.each(SCREENS)('$name', async (screen) => {
    expect(await stage.inspect(stage.world.visitor, { ...screen, name: `connections-${screen.name}` })).toEqual([]);
  });
});
