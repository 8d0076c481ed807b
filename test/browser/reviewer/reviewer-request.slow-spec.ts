import type { ReviewerPanel } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { linkIn, newestMail } from '../../support/app/caught-mails';
import { until } from '../../support/app/http-until';
import { Visitor } from '../../support/browser/browser';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { OfficeStory, ok } from '../../support/stories/office-story';
import { ask, keyFor, signInHere, stored } from './reviewer-world';

const REFUSED = 'This link does not open a review request.';

jest.setTimeout(1_200_000);

/** Lifecycle, section 3, 'Links in mails'. */
describe('The page of a request to a reviewer', () => {
  let app: TestApp;
  let browser: TestBrowser;

  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  const rowOf = async (
    story: OfficeStory,
    requestId: string,
  ): Promise<ReviewerPanel['assigned'][0]['reviewers'][0]> => {
    const row = (await story.panel()).assigned[0]?.reviewers.find(({ id }) => id === requestId);
    if (!row) throw new Error('There is no such request.');
    return row;
  };

  it('records no answer when fetched or opened, however often', async () => {
    const { story, email, requestId, page } = await ask(app, 'prefetch@example.net');
    const key = await keyFor(app, email);
    for (const answer of ['accept', 'decline'] as const)
      for (const method of ['GET', 'HEAD'])
        expect((await fetch(`${app.origin}${page(answer)}?key=${key}`, { method })).status).toBe(200);
    const visitor = await Visitor.arrive(browser, app.origin);
    for (const answer of ['accept', 'decline', 'accept'] as const) {
      await visitor.goTo(`${page(answer)}?key=${key}`);
      await visitor.sees('Will you review this manuscript?');
      await visitor.sees('Length of stay');
    }
    expect((await rowOf(story, requestId)).status).toBe('Mailed');
    await visitor.leave();
  });

  it('is accepted from the mail without signing in, and leads to the form by signing in', async () => {
    const { requestId, story, email } = await ask(app, 'by.key@example.net');
    const visitor = await Visitor.arrive(browser, app.origin);
    const link = linkIn(await newestMail(app.origin, email), '/accept');
    await visitor.goTo(link);
    await visitor.press('Accept');
    await visitor.sees('Review is successfully accepted.');
    expect((await rowOf(story, requestId)).status).toBe('Accepted');
    await visitor.press('Sign in');
    await signInHere(visitor, email, app.password);
    await visitor.find('radiogroup', 'Significance');
    await visitor.goTo(link);
    await visitor.sees('You have accepted this request');
    await visitor.press('Write the review');
    await visitor.find('radiogroup', 'Significance');
    await visitor.leave();
  });

  it('is declined from the mail with a reason and a colleague; the link then shows this', async () => {
    const { requestId, story, email } = await ask(app, 'no.time@example.net');
    const visitor = await Visitor.arrive(browser, app.origin);
    const link = linkIn(await newestMail(app.origin, email), '/decline');
    await visitor.goTo(link);
    await visitor.fill('Reason', 'I am away until spring.');
    await visitor.fill('A colleague who could review it', 'Emmy Noether, emmy@example.net');
    expect((await rowOf(story, requestId)).status).toBe('Mailed');
    await visitor.press('Decline the request');
    await visitor.sees('Review is successfully declined.');
    await visitor.sees('Thank you for your answer');
    expect(await rowOf(story, requestId)).toMatchObject({
      status: 'Declined',
      declineReason: 'I am away until spring.',
      suggestedColleague: 'Emmy Noether, emmy@example.net',
    });
    await visitor.goTo(link);
    await visitor.sees('You have declined this request');
    expect(await visitor.text()).not.toContain('Short.');
    await visitor.leave();
  });

  it('is accepted by the reviewer signed in, from the list, without a key', async () => {
    const asked = await ask(app, 'signed.in@example.net');
    const visitor = await Visitor.arrive(browser, app.origin);
    await visitor.goTo(asked.page('accept'));
    await signInHere(visitor, asked.email, app.password);
    await visitor.sees('Will you review this manuscript?');
    await visitor.goTo('/rrs/reviewerToDoList');
    await visitor.followContaining('Length of stay');
    await visitor.press('Accept');
    await visitor.find('radiogroup', 'Significance');
    expect((await stored(asked)).readOnly).toBe(false);
    await visitor.leave();
  });

  it('is declined by the reviewer signed in, after a look back', async () => {
    const { requestId, story, email, page } = await ask(app, 'signed.no@example.net');
    const visitor = await Visitor.arrive(browser, app.origin);
    await visitor.signIn(email, app.password);
    await visitor.goTo(page('accept'));
    await visitor.press('Decline');
    await visitor.press('Back');
    await visitor.find('button', 'Accept');
    await visitor.press('Decline');
    await visitor.press('Decline the request');
    await visitor.sees('You declined on');
    expect((await rowOf(story, requestId)).status).toBe('Declined');
    await visitor.goTo(page('accept'));
    await visitor.sees('You have declined this request');
    await visitor.leave();
  });

  it('leads an account that staff have made to its first password by a mailed link, never by the key', async () => {
    const story = await OfficeStory.inSelection(app);
    const editor = await app.as('editor');
    const email = 'made.by.staff@example.net';
    const names = { firstName: 'Lise', lastName: 'Meitner', email, emailRepeat: email };
    const { id } = (await ok(editor.post('/user/saveReviewer', names))).body as { id: string };
    await ok(editor.post(story.path(`reviewer?reviewerId=${id}`)));
    await story.mail((await story.panel()).assigned[0]?.reviewers[0]?.id ?? '');
    const visitor = await Visitor.arrive(browser, app.origin);
    const invitation = await until('the invitation', async () => {
      const mail = await newestMail(app.origin, email);
      return mail.html.includes('/accept') ? mail : undefined;
    });
    await visitor.goTo(linkIn(invitation, '/accept'));
    await visitor.press('Accept');
    await visitor.sees('We have sent a link to the address');
    expect(await visitor.page.content()).not.toContain('setPassword');
    const mail = await until('the link', async () => {
      const newest = await newestMail(app.origin, email);
      return newest.subject.includes('Choose a password') ? newest : undefined;
    });
    await visitor.goTo(linkIn(mail, '/setPassword'));
    await visitor.fill('New password', 'a first passphrase');
    await visitor.fill('Repeat new password', 'a first passphrase');
    await visitor.page.keyboard.press('Enter');
    await visitor.find('radiogroup', 'Significance');
    await visitor.leave();
  });

  it('is the same for a wrong, a foreign, a damaged and a missing key, whether or not the article exists', async () => {
    const { email, story, requestId } = await ask(app, 'real@example.net');
    const { email: foreign } = await ask(app, 'foreign@example.net');
    const [key, foreignKey] = [await keyFor(app, email), await keyFor(app, foreign)];
    const unknown = '00000000-0000-4000-8000-000000000000';
    const visitor = await Visitor.arrive(browser, app.origin);
    const texts: string[] = [];
    for (const path of [
      `${story.id}/${requestId}/accept?key=${'x'.repeat(43)}`,
      `${story.id}/${requestId}/accept?key=${foreignKey}`,
      `${story.id}/${requestId}/decline?key=${key.slice(1)}`,
      `${story.id}/${requestId}/accept?key=%E6%97%A5%0D%0A`,
      `${story.id}/${requestId}/accept?key=${'x'.repeat(3000)}`,
      `${unknown}/${requestId}/accept?key=${key}`,
      `${story.id}/${unknown}/accept?key=${key}`,
      `no-article/no-request/accept?key=${key}`,
    ]) {
      await visitor.goTo(`/rrs/${path}`);
      await visitor.sees(REFUSED);
      texts.push(await visitor.text());
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).not.toContain('Length of stay');
    for (const path of [`${story.id}/${requestId}/accept`, `${unknown}/${unknown}/decline?key=`]) {
      await visitor.goTo(`/rrs/${path}`);
      await visitor.find('button', 'Login');
    }
    await visitor.signIn('author@example.org', app.password);
    await visitor.goTo(`/rrs/${unknown}/${requestId}/accept`);
    await visitor.sees(REFUSED);
    await visitor.leave();
  });
});
