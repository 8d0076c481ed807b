import type { Visitor } from '../../support/browser/browser';
import { onStage, type Screen } from '../../support/browser/stage';
import { OfficeStory, ok } from '../../support/stories/office-story';

jest.setTimeout(900_000);

const REVIEWER = 'triple.reader@reviewers.example';
const AUTHOR = 'wanda@writers.example';
const TITLE = 'Hands of unknown people';
const HIDDEN = 'Authors are not shown until the decision.';

interface World {
  story: OfficeStory;
}
const ofArticle =
  (query: string) =>
  ({ story }: World): string =>
    `/rrs/articleDetails/${story.id}${query}`;

describe('an editor who decides on a triple-anonymous manuscript', () => {
  let editor: Visitor;
  const stage = onStage(async (app, arrive) => {
    await app.addPerson(AUTHOR, 'author', { firstName: 'Wanda', lastName: 'Wordsmith' });
    await app.addPerson(REVIEWER, 'reviewer', { firstName: 'Rosa', lastName: 'Reader' });
    await ok(
      (await app.as('webmaster')).post('/settings', { reviewModes: '2:TRIPLE_ANONYMOUS', decisionHoldSeconds: 0 }),
    );
    const story = await OfficeStory.inSelection(app, AUTHOR, [], { articleTitle: TITLE });
    await ok((await app.as('assistant')).post(story.path('set-reviewers-count?count=1')));
    await story.select(REVIEWER, 'assistant').then((request) => story.mail(request));
    const { reviewers } = (await story.panel()).assigned[0] ?? { reviewers: [] };
    const [request] = reviewers;
    if (!request) throw new Error('Nobody was asked');
    await story.answer(REVIEWER, request.id, true);
    await story.review(REVIEWER, request.id);
    editor = await arrive('editor@example.org');
    return { story };
  });

  /** No word of the author on the screen. */
  const isNameless = async (): Promise<void> => {
    expect(await editor.text()).not.toMatch(/Wordsmith|Writer|writers\.example/);
  };

  it.each<[string, Screen<World>]>([
    ['the to-do list', { name: 'triple-todo', path: '/rrs/toDoList?tab=decide', sees: TITLE }],
    ['all manuscripts', { name: 'triple-all', path: '/rrs/manuscript/all', sees: TITLE }],
    ['its page', { name: 'triple-details', path: ofArticle(''), sees: 'Signs are shown after the decision' }],
    ['its log', { name: 'triple-log', path: ofArticle('?tab=log'), sees: 'The article was submitted' }],
    ['its mails', { name: 'triple-mails', path: ofArticle('?tab=mails'), sees: 'Invitation to review' }],
  ])('reads no author in %s', async (_where, screen) => {
    expect(await stage.inspect(editor, screen)).toEqual([]);
    await isNameless();
  });

  it('writes to ‘The authors’, and reads their names after the acceptance', async () => {
    const { story } = stage.world;
    const path = `/rrs/decideOnStatus/${story.id}`;
    expect(await stage.inspect(editor, { name: 'triple-decide', path, sees: HIDDEN })).toEqual([]);
    await editor.goTo(path);
    await editor.press('Accept', 'radio');
    await editor.sees('The authors');
    await isNameless();
    await editor.press('Send decision: Accept');
    await editor.sees('Decision recorded');
    expect((await stage.app.mailTo(AUTHOR, 'DECISION')).to).toContain(AUTHOR);
    await editor.goTo(`/rrs/articleDetails/${story.id}`);
    await editor.sees('Ada Writer');
    expect(await editor.text()).not.toContain(HIDDEN);
  });
});
