import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { lookInBothThemes } from '../../support/browser/look-at-screen';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { AuthorshipStory } from '../../support/stories/authorship-story';
import { ok } from '../../support/stories/office-story';

const CARLA = { email: 'carla.page@example.net', firstName: 'Carla', lastName: 'Osei' };
const DEV = { email: 'dev.page@example.net', firstName: 'Dev', lastName: 'Rao' };

jest.setTimeout(1_200_000);

describe('The page on which an author confirms authorship', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let story: AuthorshipStory;

  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
    await ok((await app.as('webmaster')).post('/settings', { declarations: '2:FUNDING' }));
    story = await AuthorshipStory.submitted(app, [CARLA, DEV]);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  const linkFor = async (email: string): Promise<string> => {
    const { requestId, key } = await story.linkOf(email);
    return `/rrs/authorship/${story.id}/${requestId}?key=${key}`;
  };

  it('is read and answered on a phone without an account, and says later what was answered', async () => {
    const visitor = await Visitor.arrive(browser, app.origin);
    await visitor.goTo(await linkFor(CARLA.email));
    await visitor.sees('Are you an author of this manuscript?');
    expect(await lookInBothThemes(visitor, 'authorship-page')).toEqual([]);
    expect((await story.seenBy('editor')).authors[1]?.state).toBe('WAITING');
    await visitor.page.setViewport({ width: 390, height: 844 });
    await visitor.press('Software', 'checkbox');
    await visitor.press('Confirm');
    await visitor.sees('Please answer this question.');
    await visitor.press('Yes', 'radio');
    await visitor.fill('Funders and grant numbers', 'Heart Foundation, 2024-17');
    await visitor.goTo(await linkFor(CARLA.email));
    // The typed text is kept in the browser.
    await visitor.press('Confirm');
    await visitor.sees('Thank you for your answer');
    await visitor.goTo(await linkFor(CARLA.email));
    await visitor.sees('You have confirmed your authorship');
    await visitor.sees('Heart Foundation, 2024-17');
    await visitor.leave();
  });

  it('accepts the answer of a person who is not an author, which the office sees at the check', async () => {
    const visitor = await Visitor.arrive(browser, app.origin);
    await visitor.goTo(await linkFor(DEV.email));
    await visitor.press('I am not an author of this manuscript');
    await visitor.fill('What should the office know?', 'I left before the study began.');
    await visitor.picture('authorship-refusal');
    await visitor.press('I am not an author');
    await visitor.sees('Thank you for your answer');
    await visitor.signIn('assistant@example.org', app.password);
    await visitor.goTo(`/rrs/checkManuscript/${story.id}`);
    await visitor.sees('Dev Rao said that they are not an author of this manuscript');
    await visitor.sees('Confirmed by 2 of 3 authors');
    expect(await lookInBothThemes(visitor, 'authorship-check')).toEqual([]);
    await visitor.leave();
  });

  it('opens nothing with another key', async () => {
    const visitor = await Visitor.arrive(browser, app.origin);
    const link = await linkFor(CARLA.email);
    await visitor.goTo(link.replace(/key=.*/, `key=${'x'.repeat(43)}`));
    await visitor.sees('This link does not open a question about authorship.');
    await visitor.leave();
  });
});
