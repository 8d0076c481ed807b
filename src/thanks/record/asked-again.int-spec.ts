import type { Pool } from 'pg';
import { REVIEWER_ASSIGNMENTS } from '../../../projections/reviewer-assignments';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { PersonPage, ReviewingRecord } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

const REVIEWER = 'again@reviewers.example';

describe('a reviewer who declined and was asked again', () => {
  let app: TestApp;
  let story: OfficeStory;
  let request: string;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(REVIEWER, 'reviewer', { firstName: 'Rae', lastName: 'Again' });
    story = await OfficeStory.inSelection(app);
    request = await story.invite(REVIEWER);
    app.clock.advance({ days: 10 });
    await story.answer(REVIEWER, request, false);
    await story.mail(request);
  });
  afterAll(() => app.stop());

  const numbers = async (): Promise<PersonPage['numbers']> => {
    const { userId } = await app.as(REVIEWER);
    return ((await ok((await app.as('editor')).get(`/person/${userId}`))).body as PersonPage).numbers;
  };
  const figures = async (): Promise<ReviewingRecord['figures']> =>
    ((await ok((await app.as(REVIEWER)).get('/reviewing-record'))).body as ReviewingRecord).figures;

  it('has the same numbers among the candidates, on their page and in their record', async () => {
    const [candidate] = (await story.panel('?q=Again')).candidates;
    expect(candidate?.responseTime).toBeCloseTo(10, 2);
    expect(await numbers()).toMatchObject({ asked: 1, open: 1, answerRate: 1, daysToAnswer: expect.closeTo(10, 2) });
    const counts = { invited: 1, accepted: 0, completed: 0, daysToAnswer: expect.closeTo(10, 2) };
    expect((await figures()).at(-1)).toMatchObject({ year: null, ...counts });
  });

  it('keeps the earlier invitation and answer in their year', async () => {
    app.clock.advance({ days: 2 });
    await story.answer(REVIEWER, request, true);
    expect((await numbers()).answerRate).toBe(1);
    expect((await numbers()).daysToAnswer).toBeCloseTo(6, 2);
    const year = app.clock.now().getUTCFullYear();
    // As if the first mail had been sent in the year before.
    await app.nest
      .get<Pool>(PG_POOL, { strict: false })
      .query(
        `UPDATE ${REVIEWER_ASSIGNMENTS} SET asked_at = $2, earlier_answered_at = ARRAY[$3::timestamptz] WHERE assignment_id = $1`,
        [request, `${year - 1}-06-01`, `${year - 1}-06-11`],
      );
    expect(await figures()).toMatchObject([
      { year, invited: 0, accepted: 1, daysToAnswer: expect.closeTo(2, 2) },
      { year: year - 1, invited: 1, accepted: 0, daysToAnswer: expect.closeTo(10, 2) },
      { year: null, invited: 1, accepted: 1, daysToAnswer: expect.closeTo(6, 2) },
    ]);
  });
});
