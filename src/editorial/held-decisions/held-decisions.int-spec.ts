import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { Answer } from '../../../test/support/app/http-client';
import { until } from '../../../test/support/app/http-until';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { HeldDecision, LastHeldDecision, News } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';
import { DecisionRecorder } from '../decisions/decision-recorder';
import { HeldDecisionJob } from './held-decision.job';
import { HeldDecisions } from './held-decisions';

const MAIL = { subject: 'Decision', text: '<p>Dear authors</p>' };
const SECOND = 'second-editor@example.net';

describe('a decision that can be taken back', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(SECOND, 'editor', { firstName: 'Edith', lastName: 'Second' });
  });
  afterAll(() => app.stop());

  const act = async (story: OfficeStory, what: string, body: object = {}, who = 'editor'): Promise<Answer> =>
    (await app.as(who)).post(story.path(`editor/decision/${what}`), body);
  const hold = async (story: OfficeStory, decision = 'REJECTED', who = 'editor'): Promise<Answer> =>
    act(story, `hold?decision=${decision}`, { ...MAIL, version: (await story.article()).version }, who);
  const held = async (story: OfficeStory, who = 'editor'): Promise<HeldDecision | null> =>
    ((await ok((await app.as(who)).get(story.path('editor/decision/held')))).body as LastHeldDecision).held;
  const settled = (story: OfficeStory): Promise<HeldDecision> =>
    until('the decision to be settled', async () => {
      const now = await held(story);
      return now && (now.state === 'SENT' || now.state === 'FAILED') ? now : undefined;
    });
  const decisions = async (story: OfficeStory): Promise<number> => {
    const log = (await ok((await app.as('editor')).get(story.path('log')))).body as { actionType: string }[];
    return log.filter(({ actionType }) => actionType === 'EDITOR_DECISION').length;
  };
  const storedDraft = async (story: OfficeStory): Promise<{ draft: unknown }> =>
    (await ok((await app.as('editor')).get(story.path('editor/decision-draft')))).body as { draft: unknown };
  const linesOf = async ({ id }: OfficeStory): Promise<News['items']> =>
    ((await ok((await app.as('editor')).get('/news'))).body as News).items.filter(({ article }) => article?.id === id);
  const newsOf = async (story: OfficeStory): Promise<string[]> => (await linesOf(story)).map(({ text }) => text);

  it('changes and mails nothing while it is held, is shown to its sender alone, and can be taken back twice', async () => {
    const story = await OfficeStory.inSelection(app);
    await ok((await app.as('editor')).post(story.path('editor/decision-draft'), { decision: 'REJECTED', ...MAIL }));
    expect((await ok(hold(story))).body).toMatchObject({ decision: 'REJECTED', state: 'HELD', secondsLeft: 10 });
    expect((await story.article()).status).toBe('REVIEWER_SELECTION');
    expect(await held(story, SECOND)).toBeNull();
    expect((await hold(story)).status).toBe(409);
    for (let times = 0; times < 2; times += 1)
      expect((await ok(act(story, 'take-back'))).body).toMatchObject({ state: 'TAKEN_BACK' });
    await ok(act(story, 'send-now'));
    expect(await held(story)).toMatchObject({ state: 'TAKEN_BACK' });
    expect(await decisions(story)).toBe(0);
    expect(await storedDraft(story)).toMatchObject({ draft: { decision: 'REJECTED' } });
  });

  it('is carried out once, however often that is requested; then it is too late to take it back', async () => {
    const story = await OfficeStory.inSelection(app);
    await ok((await app.as('editor')).post(story.path('editor/decision-draft'), { decision: 'REJECTED', ...MAIL }));
    await ok(hold(story));
    await Promise.all([act(story, 'send-now'), act(story, 'send-now')]);
    expect(await settled(story)).toMatchObject({ state: 'SENT', reason: null });
    expect((await story.article()).status).toBe('REJECTED');
    // If two attempts carry it out, one may have settled it while the other still removes the draft.
    const removed = async () => (await storedDraft(story)).draft === null || undefined;
    await until('the draft to be removed', removed);
    expect(await decisions(story)).toBe(1);
    const late = await act(story, 'take-back');
    expect([late.status, late.body.message]).toEqual([409, 'It is too late to undo this decision.']);
  });

  it('fails with the reason when another editor was faster, and keeps the draft', async () => {
    const story = await OfficeStory.inSelection(app);
    await ok((await app.as('editor')).post(story.path('editor/decision-draft'), { decision: 'REJECTED', ...MAIL }));
    await ok(hold(story));
    await ok((await app.as(SECOND)).post(story.path('set-reviewers-count?count=1')));
    await ok(act(story, 'send-now'));
    const reason = 'This article was changed by Edith Second. Please reload the page.';
    expect(await settled(story)).toMatchObject({ state: 'FAILED', reason });
    const dutch = (await app.as('editor')).get(story.path('editor/decision/held'), {}, { 'Accept-Language': 'nl' });
    expect((await ok(dutch)).body.held.reason).toBe(
      'Dit artikel is gewijzigd door Edith Second; laad de pagina opnieuw.',
    );
    expect(await decisions(story)).toBe(0);
    expect(await storedDraft(story)).toMatchObject({ draft: { decision: 'REJECTED' } });
    const undecided = (await linesOf(story)).filter((line) => line.undecided);
    expect(undecided.map(({ text }) => text)).toEqual([`Your decision was not sent. ${reason}`]);
    expect((await ok(hold(story))).body).toMatchObject({ state: 'HELD', reason: null });
    expect(await newsOf(story)).not.toContainEqual(expect.stringMatching(/^Your decision was not sent/));
    await ok(act(story, 'take-back'));
  });

  it('is stored and mailed once when the process dies right after storing it', async () => {
    const story = await OfficeStory.inSelection(app);
    await ok(hold(story));
    const [pool, held] = [
      app.nest.get<Pool>(PG_POOL, { strict: false }),
      app.nest.get(HeldDecisions, { strict: false }),
    ];
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM app.held_decisions WHERE article_id = $1', [
      story.id,
    ]);
    const id = rows[0]?.id ?? '';
    const cutOff = await held.claim(id);
    if (!cutOff) throw new Error('Nothing was held');
    await app.nest.get(DecisionRecorder, { strict: false }).record(cutOff);
    await app.nest.get(HeldDecisionJob, { strict: false }).schedule(id);
    expect(await settled(story)).toMatchObject({ state: 'SENT', reason: null });
    const letters = (await app.mails()).filter(({ subject, kind }) => kind === 'DECISION' && subject === MAIL.subject);
    expect([await decisions(story), letters.filter(({ mailId }) => mailId === cutOff.mailId).length]).toEqual([1, 1]);
  });

  it('is refused immediately when it could not be sent now', async () => {
    const story = await OfficeStory.inSelection(app);
    const wrong = await act(story, 'hold?decision=REJECTED', { ...MAIL, to: [] });
    expect([wrong.status, Object.keys(wrong.body.details)]).toEqual([400, ['to']]);
    const { version } = await story.article();
    await ok((await app.as(SECOND)).post(story.path('set-reviewers-count?count=1')));
    expect((await act(story, 'hold?decision=REJECTED', { ...MAIL, version })).status).toBe(409);
    expect((await act(await OfficeStory.submitted(app), 'hold?decision=ACCEPTED', MAIL)).status).toBe(409);
    expect(await held(story)).toBeNull();
  });

  it('is carried out immediately with a setting of 0 seconds', async () => {
    const story = await OfficeStory.inSelection(app);
    const webmaster = await app.as('webmaster');
    await ok(webmaster.post('/settings', { decisionHoldSeconds: 0 }));
    expect((await ok(hold(story))).body).toMatchObject({ state: 'SENT' });
    expect((await story.article()).status).toBe('REJECTED');
    await ok(webmaster.post('/settings', { decisionHoldSeconds: 10 }));
  });
});
