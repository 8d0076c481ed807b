import type { Visitor } from '../../support/browser/browser';
import { onStage } from '../../support/browser/stage';
import { OfficeStory } from '../../support/stories/office-story';

jest.setTimeout(900_000);

const REVIEWERS = ['first.done@example.net', 'second.done@example.net', 'still.writing@example.net'] as const;

/** The lower edge of an element that is visible without scrolling, by role and name. */
async function lowerEdge(visitor: Visitor, role: string, name: string): Promise<number> {
  const element = await visitor.find(role, name);
  const box = await element.boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
}

describe('deciding on a reviewed article', () => {
  let editor: Visitor;
  const stage = onStage(async (app, arrive) => {
    for (const [index, email] of REVIEWERS.entries())
      await app.addPerson(email, 'reviewer', { firstName: `Reader${index}`, lastName: 'Example' });
    const story = await OfficeStory.inSelection(app, 'author', [], { articleTitle: 'Frailty before surgery' });
    await story.answer(REVIEWERS[2], await story.invite(REVIEWERS[2]), true);
    for (const email of REVIEWERS.slice(0, 2)) await story.reviewed(email, { recommendation: 'MinorRevision' });
    editor = await arrive('editor@example.org');
    return { story };
  });

  it('shows title, abstract, recommendations and the whole choice without scrolling', async () => {
    await editor.goTo(`/rrs/decideOnStatus/${stage.world.story.id}`);
    await editor.sees('2 of 2 recommend');
    await editor.sees('1 reviewer still writing');
    const edges = [
      await lowerEdge(editor, 'heading', 'Frailty before surgery'),
      await lowerEdge(editor, 'region', 'Abstract'),
      await lowerEdge(editor, 'table', 'Reviewers of revision 0'),
      await lowerEdge(editor, 'region', 'Your decision'),
    ];
    for (const edge of edges) expect(edge).toBeLessThanOrEqual(900);
    for (const name of ['Minor revision', 'Accept', 'Letter to the editor'])
      expect(await (await editor.find('radio', name)).evaluate((radio) => (radio as HTMLInputElement).checked)).toBe(
        false,
      );
    expect(await editor.page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('keeps the choice and the letter over a reload, and Escape closes nothing', async () => {
    await editor.goTo(`/rrs/decideOnStatus/${stage.world.story.id}`);
    await editor.press('Major revision', 'radio');
    await editor.write('Message', 'A sentence of my own.');
    await editor.page.keyboard.press('Escape');
    await editor.page.waitForFunction(() => document.body.innerText.includes('Draft saved'));
    await editor.page.reload();
    await editor.sees('A sentence of my own.');
    await editor.sees('Draft kept on the server');
    await editor.press('Discard draft');
    await editor.find('alertdialog', 'Discard this draft?');
    await editor.page.keyboard.press('Tab');
    await editor.page.keyboard.press('Enter');
    await editor.gone('alertdialog');
  });

  it('takes three clicks from the to-do list to the sent decision', async () => {
    const { story } = stage.world;
    await editor.goTo('/rrs/toDoList?tab=decide');
    await editor.press(`Decide #${story.number}`);
    await editor.press('Minor revision', 'radio');
    await editor.press('Send decision: Minor revision');
    await editor.sees('Decision recorded: Minor revision.');
    expect((await story.article()).status).toBe('MINOR_REVISION');
  });
});
