import type { Visitor } from '../../support/browser/browser';
import { lookInBothThemes } from '../../support/browser/look-at-screen';
import { onStage } from '../../support/browser/stage';
import { OfficeStory } from '../../support/stories/office-story';

jest.setTimeout(900_000);

const REVIEWERS = ['one.late@example.net', 'two.late@example.net'] as const;

describe('the to-do list', () => {
  let editor: Visitor;
  onStage(async (app, arrive) => {
    for (const [index, email] of REVIEWERS.entries())
      await app.addPerson(email, 'reviewer', { firstName: `Late${index}`, lastName: 'Reviewer' });
    for (let n = 1; n <= 17; n += 1) {
      const story = await OfficeStory.inSelection(app, 'author', [], { articleTitle: `Length of stay ${n}` });
      if (n <= 5) for (const email of REVIEWERS) await story.answer(email, await story.invite(email), true);
    }
    app.clock.advance({ days: 30 });
    editor = await arrive('editor@example.org');
    return {};
  });

  it('shows at least 15 articles without scrolling', async () => {
    await editor.goTo('/rrs/toDoList?tab=all');
    await editor.sees('Length of stay 17');
    const bottoms = await editor.page.$$eval('tbody tr', (rows) =>
      rows.map((row) => row.getBoundingClientRect().bottom),
    );
    expect(bottoms.length).toBe(17);
    expect((bottoms[16] ?? 0) - (bottoms[15] ?? 0)).toBeLessThanOrEqual(40);
    expect(bottoms.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(15);
    expect(await lookInBothThemes(editor, 'todo-all')).toEqual([]);
    await editor.page.setViewport({ width: 1440, height: 900 });
  });

  it('is worked through by keys', async () => {
    await editor.goTo('/rrs/toDoList?tab=all&sort=title');
    await editor.sees('Length of stay 17');
    const { keyboard } = editor.page;
    await keyboard.press('j');
    await keyboard.press('j');
    await keyboard.press('k');
    await keyboard.press('x');
    await editor.sees('1 selected');
    await keyboard.press('x');
    await keyboard.press('?');
    await editor.find('dialog', 'Keys of this list');
    await keyboard.press('Escape');
    await editor.gone('dialog');
    const box = await editor.find('searchbox', 'Filter by title, author, number');
    await box.click();
    await keyboard.type('jxstay 17');
    await editor.sees('No articles of this list match.');
    await editor.goTo('/rrs/toDoList?tab=all&sort=title');
    await editor.sees('Length of stay 17');
    await keyboard.press('j');
    await keyboard.press('Enter');
    await editor.page.waitForFunction(() => location.pathname.includes('/reviewerSelection/'));
    await editor.page.goBack();
    await editor.sees('Length of stay 17');
    expect(editor.page.url()).toContain('tab=all&sort=title');
  });

  it('reminds ten late reviewers with four clicks', async () => {
    await editor.goTo('/rrs/toDoList?tab=underReview');
    await editor.sees('Length of stay 5');
    await editor.press('Overdue reviewers 5', 'tab');
    await editor.press('Select all on this page', 'checkbox');
    await editor.press('Remind 10 late reviewers');
    await editor.find('dialog', 'Remind late reviewers');
    await editor.press('Send 10 reminders');
    await editor.sees('10 reminders have been sent.');
    await editor.gone('dialog');
  });
});
