/// <reference lib="dom" />
import type { ReviewAnswer } from '../../../src/contracts';
import type { TestApp } from '../../support/app/app';
import type { Visitor } from '../../support/browser/browser';
import { OfficeStory, ok } from '../../support/stories/office-story';

/** One review request and the addresses of its pages. */
export interface Asked {
  story: OfficeStory;
  email: string;
  requestId: string;
  /** Path of the review form. */
  form: string;
  /** Path of the page behind the invitation's link, without its key. */
  page(answer: 'accept' | 'decline'): string;
}

/** Invites a new reviewer to review a new manuscript. */
export async function ask(app: TestApp, email: string, story?: OfficeStory): Promise<Asked> {
  await app.addPerson(email, 'reviewer', { firstName: 'Rosalind', lastName: 'Franklin' });
  const of = story ?? (await OfficeStory.inSelection(app));
  const requestId = await of.invite(email);
  const page = (answer: string): string => `/rrs/${of.id}/${requestId}/${answer}`;
  return { story: of, email, requestId, page, form: `/rrs/${of.id}/review/${requestId}` };
}

/** The same, and accepts the request. */
export async function askAndAccept(app: TestApp, email: string, story?: OfficeStory): Promise<Asked> {
  const asked = await ask(app, email, story);
  await asked.story.answer(email, asked.requestId, true);
  return asked;
}

/** The key in the invitation's links. */
export async function keyFor(app: TestApp, email: string): Promise<string> {
  const { html } = await app.mailTo(email, 'REVIEW_INVITATION');
  return /accept\?key=([\w-]{43})"/.exec(html)?.[1] ?? '';
}

/** The review as the server returns it to its reviewer. */
export async function stored({ story, email, requestId }: Asked): Promise<ReviewAnswer> {
  return (await ok((await story.as(email)).get(story.path(`get-review/${requestId}`)))).body as ReviewAnswer;
}

/** Signs in on the current page, without opening another address. */
export async function signInHere(visitor: Visitor, email: string, password: string): Promise<void> {
  await visitor.fill('Email', email);
  await visitor.fill('Password', password);
  await visitor.press('Login');
  await visitor.find('button', 'User menu');
}

/** Ends the session on the server only, as if it had expired; the browser still stores it. */
export async function endSession(visitor: Visitor): Promise<void> {
  const status = await visitor.page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('quire-session') ?? '{}') as { token?: string };
    const headers = { Authorization: `Bearer ${token ?? ''}` };
    return (await fetch('/api/user/logout', { method: 'POST', headers })).status;
  });
  expect(status).toBeLessThan(300);
}
