import type { Visitor } from '../../support/browser/browser';
import { Keyboard } from '../../support/browser/keyboard';
import { onStage } from '../../support/browser/stage';
import { OfficeStory } from '../../support/stories/office-story';

jest.setTimeout(900_000);

const READERS = ['reader.one@example.net', 'reader.two@example.net'] as const;

/** The text of the element that has the focus. */
const focused = (visitor: Visitor): Promise<string> =>
  visitor.page.evaluate(() => document.activeElement?.textContent ?? '');

describe('by keyboard only', () => {
  let editor: Visitor;
  let keyboard: Keyboard;
  const stage = onStage(async (app, arrive) => {
    for (const [index, email] of READERS.entries())
      await app.addPerson(email, 'reviewer', { firstName: `Reader${index}`, lastName: 'Example' });
    const selection = await OfficeStory.inSelection(app, 'author', [], { articleTitle: 'Walking after surgery' });
    const reviewed = await OfficeStory.inSelection(app, 'author', [], { articleTitle: 'Sleep on the ward' });
    for (const email of READERS) await reviewed.reviewed(email, { recommendation: 'MinorRevision' });
    editor = await arrive('editor@example.org');
    keyboard = new Keyboard(editor);
    return { selection, reviewed };
  });

  it('two reviewers are found, ticked and invited from the to-do list', async () => {
    const { selection } = stage.world;
    await editor.goTo('/rrs/toDoList');
    await keyboard.press(`Choose reviewers #${selection.number}`);
    await keyboard.to('searchbox', 'Search by name or expertise');
    await keyboard.type('Reader');
    for (const name of ['Reader0 Example', 'Reader1 Example'])
      await keyboard.press(`Select ${name}`, 'checkbox', 'Space');
    await keyboard.press('Invite 2');
    await editor.find('dialog', 'Invite 2 reviewers');
    await keyboard.press('Send 2 invitations');
    await editor.sees('2 invitations have been sent.');
    await editor.gone('dialog');
    const [{ reviewers } = { reviewers: [] }] = (await selection.panel()).assigned;
    expect(reviewers.map(({ status }) => status)).toEqual(['Mailed', 'Mailed']);
  });

  it('a decision is written, sent, taken back with its draft still there, and sent immediately', async () => {
    const { reviewed } = stage.world;
    await editor.goTo('/rrs/toDoList?tab=decide');
    await keyboard.press(`Decide #${reviewed.number}`);
    await keyboard.press('Minor revision', 'radio', 'Space');
    await keyboard.write('Message', 'A sentence of my own.');
    await editor.sees('Draft saved');
    await keyboard.press('Send decision: Minor revision');
    await editor.sees('Minor revision is sent in');
    expect(await focused(editor)).toBe('Undo decision');
    const seconds = async (): Promise<number> => Number(/sent in (\d+) second/.exec(await editor.text())?.[1]);
    const first = await seconds();
    await editor.page.waitForFunction(
      (before: number) => Number(/sent in (\d+) second/.exec(document.body.innerText)?.[1]) < before,
      {},
      first,
    );
    await keyboard.key('Enter');
    await editor.sees('A sentence of my own.');
    expect((await reviewed.article()).status).toBe('REVIEWED');
    await keyboard.press('Send decision: Minor revision');
    await editor.sees('Minor revision is sent in');
    await keyboard.press('Send now');
    await editor.sees('Decision recorded: Minor revision.');
    expect((await reviewed.article()).status).toBe('MINOR_REVISION');
  });
});
