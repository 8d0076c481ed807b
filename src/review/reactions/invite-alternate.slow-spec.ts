import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { until } from '../../../test/support/app/http-until';
import { EsdbDouble } from '../../../test/support/esdb-double/esdb-double';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import { Articles, articleStream } from '../../article';
import { InvitationMails } from '../../article-desk/public';
import { CLOCK, type Clock } from '../../platform/clock';
import { EVENT_STORE, type EventStore, type RecordedEvent } from '../../platform/event-store/port';
import type { Reactions } from '../../platform/reactions';
import { CandidateLookup } from '../reviewers/candidate-lookup';
import { InviteAlternateWhenRequestEnded } from './invite-alternate-when-request-ended';

type Reaction = Parameters<Reactions['register']>[0];

const ALTERNATES = ['one', 'two', 'three'].map((name) => `${name}@waiting.example`);
const REVIEWER = 'declines@waiting.example';

describe.each(['Postgres', 'EventStoreDB'])('alternates of an article whose events are in %s', (kind) => {
  let app: TestApp;
  let double: EsdbDouble;
  let story: OfficeStory;

  beforeAll(async () => {
    double = await EsdbDouble.start();
    app = await startTestApp({ env: kind === 'Postgres' ? {} : { EVENT_STORE_URL: double.url } });
    for (const email of [REVIEWER, ...ALTERNATES]) await app.addPerson(email, 'reviewer', {});
    story = await OfficeStory.inSelection(app);
    const editor = await app.as('editor');
    // More reviewers are required than are ever invited, so that another alternate is always needed.
    await ok(editor.post(story.path('set-reviewers-count?count=4')));
    const reviewerIds = await Promise.all(ALTERNATES.map(async (email) => (await app.as(email)).user.id));
    await ok(editor.post(story.path('alternates'), { reviewerIds, automatic: true }));
  });
  afterAll(async () => {
    await app.stop();
    await double.stop();
  });

  const get = <Part>(token: string | symbol | (new (...args: never[]) => Part)): Part =>
    app.nest.get<Part>(token, { strict: false });
  const mailed = async (): Promise<number> =>
    ((await story.panel()).assigned[0]?.reviewers ?? []).filter(({ status }) => status === 'Mailed').length;

  /** The reaction as it would run in a second process. */
  function another(): Reaction {
    const registered: Reaction[] = [];
    const reactions = { register: (reaction: Reaction) => registered.push(reaction) } as unknown as Reactions;
    new InviteAlternateWhenRequestEnded(
      reactions,
      get(Articles),
      get(CandidateLookup),
      get(InvitationMails),
      get<Clock>(CLOCK),
    ).onModuleInit();
    const [reaction] = registered;
    if (!reaction) throw new Error('Nothing was registered');
    return reaction;
  }

  it('are invited once for each refusal, however often its event is handled', async () => {
    const request = await story.invite(REVIEWER);
    await story.answer(REVIEWER, request, false);
    await until('the first alternate', async () => ((await mailed()) === 1 ? true : null));
    const events = await get<EventStore>(EVENT_STORE).readStream(articleStream(story.id));
    const declined = events.find(({ type }) => type === 'ReviewerDeclined') as RecordedEvent;
    // As after a crash between the append and the checkpoint, and in two processes at the same time.
    await another().handle(declined);
    await Promise.all([another().handle(declined), another().handle(declined)]);
    expect(await mailed()).toBe(1);
    expect((await story.panel()).alternates.people).toHaveLength(2);
    const invitations = (await Promise.all(ALTERNATES.map((email) => app.mails(email)))).flat();
    expect(invitations.filter(({ kind: one }) => one === 'REVIEW_INVITATION')).toHaveLength(1);
  });
});
