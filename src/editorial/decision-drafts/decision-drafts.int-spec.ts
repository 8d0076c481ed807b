import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { Answer } from '../../../test/support/app/http-client';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import { PG_POOL } from '../../platform/postgres';

const DRAFT = {
  decision: 'MINOR_REVISION',
  to: ['author@example.org', 'half-typed@'],
  cc: [],
  replyTo: '',
  subject: 'Not finished',
  text: '<p>Dear authors</p><script>x</script>',
};
const { decision: _chosen, ...TYPED } = DRAFT;
const LETTER = { ...TYPED, text: '<p>Dear authors</p>' };

describe('the draft of a decision', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('second-editor@example.net', 'editor');
    await app.addPerson('late-reviewer@example.net', 'reviewer');
  });
  afterAll(() => app.stop());

  const save = async (story: OfficeStory, body: object, who = 'editor'): Promise<Answer> =>
    (await app.as(who)).post(story.path('editor/decision-draft'), body);
  const read = async (story: OfficeStory, who = 'editor'): Promise<unknown> =>
    (await ok((await app.as(who)).get(story.path('editor/decision-draft')))).body;

  it('is kept on the server for its writer alone, with safe text, and leaves nothing in the log', async () => {
    const story = await OfficeStory.inSelection(app);
    const log = async (): Promise<string> => (await ok((await app.as('editor')).get(story.path('log')))).text;
    const before = await log();
    expect(await read(story)).toEqual({ draft: null, draftVersion: 0 });
    expect((await save(story, DRAFT)).body).toEqual({ draftVersion: 1 });
    expect(await read(story)).toEqual({
      draft: { decision: 'MINOR_REVISION', letter: LETTER, letters: { MINOR_REVISION: LETTER } },
      draftVersion: 1,
    });
    expect(await read(story, 'second-editor@example.net')).toEqual({ draft: null, draftVersion: 0 });
    expect(await log()).toBe(before);
  });

  it('keeps only the choice while the suggested letter is unchanged', async () => {
    const story = await OfficeStory.inSelection(app);
    await ok(save(story, { decision: 'ACCEPTED' }));
    expect(await read(story)).toEqual({
      draft: { decision: 'ACCEPTED', letter: null, letters: {} },
      draftVersion: 1,
    });
  });

  it('keeps the letter of a decision when its writer looks at another one, and writes there too', async () => {
    const story = await OfficeStory.inSelection(app);
    await ok(save(story, DRAFT));
    await ok(save(story, { decision: 'MAJOR_REVISION', draftVersion: 1 }));
    expect(await read(story)).toEqual({
      draft: { decision: 'MAJOR_REVISION', letter: null, letters: { MINOR_REVISION: LETTER } },
      draftVersion: 2,
    });
    await ok(save(story, { ...DRAFT, decision: 'MAJOR_REVISION', subject: 'Much to do', draftVersion: 2 }));
    const major = { ...LETTER, subject: 'Much to do' };
    expect(await read(story)).toMatchObject({
      draft: { letter: major, letters: { MINOR_REVISION: LETTER, MAJOR_REVISION: major } },
    });
  });

  it('keeps which suggestion its writer has seen, so that a later one is noticed', async () => {
    const story = await OfficeStory.inSelection(app);
    const editor = await app.as('editor');
    const digest = async (): Promise<string> =>
      (await ok(editor.get(story.path('editor/get-mail'), { status: 'MINOR_REVISION' }))).body.digest as string;
    const basis = await digest();
    await ok(save(story, { ...DRAFT, basis }));
    expect(await read(story)).toMatchObject({ draft: { letter: { ...LETTER, basis } } });
    expect(await digest()).toBe(basis);
    await story.reviewed('late-reviewer@example.net');
    expect(await digest()).not.toBe(basis);
  });

  it('reads a draft of an earlier version of Quire, and keeps its letter', async () => {
    const story = await OfficeStory.inSelection(app);
    await ok(save(story, DRAFT));
    await app.nest
      .get<Pool>(PG_POOL, { strict: false })
      .query('UPDATE app.decision_drafts SET draft = $1 WHERE article_id = $2', [
        JSON.stringify({ decision: 'MINOR_REVISION', letter: LETTER }),
        story.id,
      ]);
    expect(await read(story)).toMatchObject({ draft: { letter: LETTER, letters: { MINOR_REVISION: LETTER } } });
    await ok(save(story, { decision: 'ACCEPTED', draftVersion: 1 }));
    expect(await read(story)).toMatchObject({
      draft: { decision: 'ACCEPTED', letter: null, letters: { MINOR_REVISION: LETTER } },
    });
  });

  it('is not overwritten by a window that has not loaded the last saved version', async () => {
    const story = await OfficeStory.inSelection(app);
    await ok(save(story, { ...DRAFT, draftVersion: 0 }));
    const late = await save(story, { ...DRAFT, subject: 'From elsewhere', draftVersion: 0 });
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'CONFLICT',
      'This letter was changed in another window since this one was opened.',
    ]);
    expect((await save(story, { ...DRAFT, draftVersion: 1 })).body).toEqual({ draftVersion: 2 });
    expect(await read(story)).toMatchObject({ draft: { letter: { subject: 'Not finished' } } });
  });

  it('is removed when it is discarded, any number of times', async () => {
    const story = await OfficeStory.inSelection(app);
    await ok(save(story, DRAFT));
    const editor = await app.as('editor');
    for (let times = 0; times < 2; times += 1)
      expect((await ok(editor.post(story.path('editor/decision-draft/discard')))).body).toEqual({
        draft: null,
        draftVersion: 0,
      });
    expect(await read(story)).toEqual({ draft: null, draftVersion: 0 });
  });

  it('is removed when the decision is sent, and a late saving does not bring it back', async () => {
    const story = await OfficeStory.inSelection(app);
    await ok(save(story, DRAFT));
    await story.decide('MINOR_REVISION');
    expect(await read(story)).toEqual({ draft: null, draftVersion: 0 });
    const late = await save(story, DRAFT);
    // Not CONFLICT, which offers the text of another window.
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'TRANSITION_REFUSED',
      'No decision is possible on this article now, so its letter was not saved.',
    ]);
    expect(await read(story)).toEqual({ draft: null, draftVersion: 0 });
  });

  it.each([
    ['an unknown decision', { decision: 'MAYBE' }, 'decision'],
    ['a subject that is too long', { ...DRAFT, subject: 'x'.repeat(301) }, 'subject'],
    ['too many recipients', { ...DRAFT, to: Array.from({ length: 101 }, () => 'a@example.org') }, 'to'],
    ['a letter that is too long', { ...DRAFT, text: 'x'.repeat(200_001) }, 'text'],
    ['a wrong version', { ...DRAFT, draftVersion: -1 }, 'draftVersion'],
  ])('refuses %s, and keeps what was saved', async (_what, body, field) => {
    const story = await OfficeStory.inSelection(app);
    await ok(save(story, DRAFT));
    const refused = await save(story, body);
    expect([refused.status, Object.keys(refused.body.details)]).toEqual([400, [field]]);
    expect(await read(story)).toMatchObject({ draftVersion: 1 });
  });
});
