import { COMMENT_FIELDS, MESSAGES, RATING_FIELDS, REVIEW_FIELD_LABELS } from '../../../src/contracts';
import { linkIn, newestMail } from '../../support/app/caught-mails';
import type { Visitor } from '../../support/browser/browser';
import { rate } from '../../support/browser/rate';
import { onStage } from '../../support/browser/stage';
import { ask, signInHere, stored } from '../reviewer/reviewer-world';
import { Journey } from './journey';

/** The link in the mail, and the answer. */
const MOST_CLICKS = 2;

jest.setTimeout(1_200_000);

/** Marks the loaded page: a reload would lose it. */
const mark = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => void ((globalThis as { unbroken?: boolean }).unbroken = true));
const isUnbroken = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => (globalThis as { unbroken?: boolean }).unbroken === true);

async function review(visitor: Visitor): Promise<void> {
  await visitor.find('radiogroup', 'Significance');
  for (const field of RATING_FIELDS) await rate(visitor, REVIEW_FIELD_LABELS[field], 'Top 25%');
  await rate(visitor, REVIEW_FIELD_LABELS.recommendation, 'Minor revision');
  await visitor.pressEvery('No', 'radio');
  for (const field of COMMENT_FIELDS) await visitor.write(REVIEW_FIELD_LABELS[field], `On this: ${field}.`);
  await visitor.press('Submit review');
}

describe('A reviewer who opens the link of the mail', () => {
  const stage = onStage(async (_app, arrive) => Promise.resolve({ arrive }));

  it.each([1440, 390])('answers in 2 clicks and sends a full review without a reload, at %i px', async (width) => {
    const { app } = stage;
    const asked = await ask(app, `journey-${width}@example.net`);
    const visitor = await stage.world.arrive();
    await visitor.page.setViewport({ width, height: 900 });
    const journey = new Journey(visitor);
    journey.clicks += 1;
    await visitor.goTo(linkIn(await newestMail(app.origin, asked.email), '/accept'));
    await mark(visitor);
    await journey.press('Accept');
    await visitor.sees('Thank you for accepting');
    expect((await stored(asked)).status).toBe('Accepted');
    expect(journey.clicks).toBeLessThanOrEqual(MOST_CLICKS);
    await visitor.press('Sign in');
    await signInHere(visitor, asked.email, app.password);
    await review(visitor);
    await visitor.sees(MESSAGES.reviewSubmitted);
    expect(await isUnbroken(visitor)).toBe(true);
    expect((await stored(asked)).status).toBe('Completed');
    await visitor.leave();
  });
});
