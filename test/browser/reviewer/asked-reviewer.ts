import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { openBrowser } from '../../support/browser/open-browser';
import { OfficeStory, ok } from '../../support/stories/office-story';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** An article of one reviewer, whose request waits for an answer. */
export interface AskedReviewer {
  app: TestApp;
  story: OfficeStory;
  /** The id of the request. */
  request: string;
  /** A new window in which this person is signed in. */
  arrive(email: string): Promise<Visitor>;
  close(): Promise<void>;
}

/** A journal with these settings, in which the first of the people is invited for the only review of an article. */
export async function askReviewer(settings: object, people: readonly [Person, ...Person[]]): Promise<AskedReviewer> {
  const app = await startTestApp();
  const browser = await openBrowser();
  await ok((await app.as('webmaster')).post('/settings', settings));
  for (const { email, ...names } of people) await app.addPerson(email, 'reviewer', names);
  const story = await OfficeStory.inSelection(app);
  await ok((await app.as('editor')).post(story.path('set-reviewers-count?count=1')));
  const request = await story.invite(people[0].email);
  return {
    ...{ app, story, request },
    arrive: async (email) => {
      const visitor = await Visitor.arrive(browser, app.origin);
      await visitor.signIn(email, app.password);
      return visitor;
    },
    close: async () => {
      await browser.close();
      await app.stop();
    },
  };
}
