import {
  type MailboxRuns,
  type NewSecret,
  type PackageSendings,
  type Webhook,
  WEBHOOK_KINDS,
} from '../../../src/contracts';
import { UndeliverableAddresses } from '../../../src/mail/public';
import type { TestApp } from '../../support/app/app';
import { until } from '../../support/app/http-until';
import { CommandedArticle, personOf } from '../../support/article/commanded-article';
import type { Visitor } from '../../support/browser/browser';
import { onStage, type Screen } from '../../support/browser/stage';
import { CreditDesk } from '../../support/credit/credit-desk';
import { CreditWorld, ROSA_IN_ORCID } from '../../support/credit/credit-world';
import { ok } from '../../support/stories/office-story';
import { body } from '../../support/stories/submission-steps';
import { Receiver } from '../../support/webhooks/receiver';

jest.setTimeout(1_200_000);

const BOUNCING = 'nobody@bounces.example';
const PEOPLE = Buffer.from('First name;Surname;E-mail;Role\nNia;New;nia@import.example;\nMax;Wrong;no address;\n');

interface World {
  webhook: string;
  visitor: Visitor;
}

const change = (visitor: Visitor): Promise<void> => visitor.press('Change');

const SCREENS: Screen<World>[] = [
  { name: 'exports', path: '/rrs/exports', sees: 'Answered with an error' },
  { name: 'exports-where', path: '/rrs/exports', sees: 'Where packages are sent', then: change },
  { name: 'imports', path: '/rrs/imports', sees: 'people.csv' },
  { name: 'credit', path: '/rrs/creditAtOrcid', sees: 'Removed by the reviewer' },
  { name: 'credit-settings', path: '/rrs/creditAtOrcid', sees: 'Group of the reviews', then: change },
  { name: 'incoming-mail', path: '/rrs/incomingMail', sees: BOUNCING },
  {
    name: 'incoming-mail-token',
    path: '/rrs/incomingMail',
    sees: 'What the token is for',
    then: async (visitor) => {
      await visitor.press('Change');
      await visitor.press('OAuth 2.0, for the account (refresh token)', 'radio');
    },
  },
  {
    name: 'incoming-mail-token-missing',
    path: '/rrs/incomingMail',
    sees: 'What the token is for',
    then: async (visitor) => {
      await visitor.press('Change');
      await visitor.press('OAuth 2.0, as the journal (client credentials)', 'radio');
      await visitor.press('Save');
    },
  },
  {
    name: 'incoming-mail-clear',
    path: '/rrs/incomingMail',
    sees: 'Do this when you know that emails arrive there again.',
    then: (visitor) => visitor.press(`Remove the mark of ${BOUNCING}`),
  },
  {
    name: 'webhook-off',
    path: ({ webhook }) => `/rrs/connections/webhook/${webhook}`,
    sees: '3 kept for 30 days while it is off',
  },
];

/** The screens of outgoing and incoming data. Each shows items that failed, wait, were removed or came back. */
describe('Outgoing and incoming data, in light and dark, at 1440 and 390 px', () => {
  const receiver = new Receiver();
  let desk: CreditDesk;
  afterAll(async () => {
    await desk.orcid.stop();
    await receiver.stop();
  });

  const stage = onStage(async (app, arrive) => {
    const webmaster = await app.as('webmaster');
    await receiver.start();
    receiver.behaviour = () => 'fails';
    desk = await CreditDesk.on(await CreditWorld.on(app), { rosa: ROSA_IN_ORCID });
    await createSentAndRemovedCredit(desk);
    await createFailedPackage(app, receiver.url);
    await createReturnedMails(app);
    await ok(
      webmaster.post(`/imports?kind=people&name=people.csv`, PEOPLE, { 'Content-Type': 'application/octet-stream' }),
    );
    return {
      webhook: await createSwitchedOffWebhook(app, receiver.url),
      visitor: await arrive('webmaster@example.org'),
    };
  });

  it.each(SCREENS)('$name', async (screen) => {
    expect(await stage.inspect(stage.world.visitor, { ...screen, name: `exchange-${screen.name}` })).toEqual([]);
  });
});

/** Two entries at ORCID, one that the reviewer left out before it was sent, and one that they removed. */
async function createSentAndRemovedCredit(desk: CreditDesk): Promise<void> {
  await desk.world.connect();
  await desk.agree('rosa');
  for (const which of ['first', 'second', 'third', 'fourth']) await desk.decided('rosa', which);
  await desk.sweep();
  const rosa = await desk.clientOf('rosa');
  const leaveOut = async (): Promise<void> => {
    const [review] = (await desk.reviewsOf('rosa')).filter(({ removable }) => removable);
    await ok(rosa.post(`/reviewing-record/orcid/reviews/${review?.id}/remove`));
  };
  await leaveOut();
  await desk.nextMonth();
  await desk.sent(3);
  await leaveOut();
  await desk.until('it is deleted at ORCID', async () => desk.orcid.removed.length === 1);
}

/** An accepted article whose package cannot be sent. */
async function createFailedPackage(app: TestApp, address: string): Promise<void> {
  const webmaster = await app.as('webmaster');
  await ok(webmaster.post('/settings', { issn: '2049-3630' }));
  await ok(webmaster.post('/package-sending', { target: 'webhook', address }));
  const article = await inSelection(app);
  const accepted = { status: 'ACCEPTED', reason: 'A spec' };
  await ok((await app.as('editor')).post(`/article/${article.id}/editor/override`, accepted));
  await until('the package has failed', async () => {
    const { items } = body<PackageSendings>(await webmaster.get('/package-sendings'));
    return items.some(({ problem }) => problem !== null) ? true : undefined;
  });
}

/** A marked address, and a mailbox that does not answer. */
async function createReturnedMails(app: TestApp): Promise<void> {
  const marks = app.nest.get(UndeliverableAddresses, { strict: false });
  await marks.mark(BOUNCING, app.clock.now(), '5.1.1');
  const webmaster = await app.as('webmaster');
  const mailbox = { host: '127.0.0.1', port: 9, security: 'tls', account: 'journal', password: 'word' };
  await ok(webmaster.post('/incoming-mail', { ...mailbox, active: true, folder: 'INBOX', after: 'seen' }));
  await ok(webmaster.post('/incoming-mail/read', {}));
  await until('a reading has failed', async () =>
    body<MailboxRuns>(await webmaster.get('/incoming-mail/runs')).total > 0 ? true : undefined,
  );
}

/** A webhook that is off while three messages wait for it. Returns its id. */
async function createSwitchedOffWebhook(app: TestApp, url: string): Promise<string> {
  const webmaster = await app.as('webmaster');
  const hook = { url, kinds: WEBHOOK_KINDS, active: true };
  const { id } = body<NewSecret>(await webmaster.post('/webhooks', hook));
  await inSelection(app);
  await until('three messages wait', async () => {
    const all = body<Webhook[]>(await webmaster.get('/webhooks'));
    return all.find((one) => one.id === id)?.counts.waiting === 3 ? true : undefined;
  });
  await ok(webmaster.post(`/webhooks/${id}`, { ...hook, active: false }));
  return id;
}

const inSelection = async (app: TestApp): Promise<CommandedArticle> =>
  CommandedArticle.inSelection(app.nest, {
    ...{ uploader: personOf(await app.as('author')), editor: personOf(await app.as('editor')) },
  });
