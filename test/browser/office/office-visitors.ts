import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { OfficeStory } from '../../support/stories/office-story';
import { AuthorSteps } from '../../support/stories/submission-steps';

export const REVIEWERS = ['one.path@example.net', 'two.path@example.net'] as const;

/** The people who take a manuscript through the office, each in a separate window. They are there from the first test on. */
export interface OfficeVisitors {
  app: TestApp;
  author: Visitor;
  assistant: Visitor;
  editor: Visitor;
  associate: Visitor;
  submitted(articleTitle: string): Promise<OfficeStory>;
}

/** Starts an application with two reviewers before the tests and ends it after them. @returns a function that returns the visitors. */
export function officeVisitors(): () => OfficeVisitors {
  let app: TestApp | undefined;
  let browser: TestBrowser | undefined;
  let ready: OfficeVisitors | undefined;

  beforeAll(async () => {
    const started = (app = await startTestApp());
    await started.addPerson(REVIEWERS[0], 'reviewer', { firstName: 'Rosalind', lastName: 'Franklin' });
    await started.addPerson(REVIEWERS[1], 'reviewer', { firstName: 'Barbara', lastName: 'McClintock' });
    const opened = (browser = await openBrowser());
    const arrive = async (name: string): Promise<Visitor> => {
      const visitor = await Visitor.arrive(opened, started.origin);
      await visitor.signIn(`${name}@example.org`, started.password);
      return visitor;
    };
    ready = {
      app: started,
      author: await arrive('author'),
      assistant: await arrive('assistant'),
      editor: await arrive('editor'),
      associate: await arrive('associate-editor'),
      submitted: async (articleTitle) =>
        OfficeStory.of(started, await new AuthorSteps(await started.as('author')).submitted({ articleTitle })),
    };
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  return () => {
    if (!ready) throw new Error('The visitors arrive before the first test, not earlier');
    return ready;
  };
}
