import type { Visitor } from '../../support/browser/browser';
import { layoutShift, watchLayoutShift } from '../../support/browser/layout-shift';
import { onStage } from '../../support/browser/stage';
import { OfficeStory } from '../../support/stories/office-story';

jest.setTimeout(900_000);

/** Screens, 'For everything'. */
const MOST = 0.02;

type Who = 'editor' | 'webmaster';
type Screen = readonly [address: string, sees: string, who: Who];

const SCREENS: readonly Screen[] = [
  ['toDoList', 'Length of stay', 'editor'],
  ['toDoList?tab=all', 'Length of stay', 'editor'],
  ['assitantEditorList', 'To check', 'editor'],
  ['manuscript/all', 'Length of stay', 'editor'],
  ['searchManuscripts?q=length', 'Length of stay', 'editor'],
  ['users', 'Reviewer1', 'editor'],
  ['allReviewers', 'Reviewer1', 'editor'],
  ['associateEditors', 'Associate editors', 'webmaster'],
  ['statistics', 'What the numbers mean', 'editor'],
  ['reviewersStatistics', 'What the numbers mean', 'editor'],
  ['associateStatistics', 'What the numbers mean', 'editor'],
  ['keywords', 'Keywords', 'editor'],
  ['blacklist', 'The blacklist is empty.', 'webmaster'],
  ['ticketsReview', 'Awaiting answer', 'webmaster'],
  ['mailTemplates', 'Mail templates', 'webmaster'],
  ['securityLog', 'Security log', 'webmaster'],
];

describe('the screens of staff', () => {
  const visitors = new Map<Who, Visitor>();
  onStage(async (app, arrive) => {
    for (let n = 1; n <= 6; n += 1) {
      await app.addPerson(`reviewer${n}@example.net`, 'reviewer', { lastName: `Reviewer${n}` });
      await OfficeStory.submitted(app, 'author', [], { articleTitle: `To check ${n}` });
      const story = await OfficeStory.inSelection(app, 'author', [], { articleTitle: `Length of stay ${n}` });
      if (n < 4) await story.reviewed(`reviewer${n}@example.net`);
    }
    for (const who of ['editor', 'webmaster'] as const) {
      const visitor = await arrive(`${who}@example.org`);
      await watchLayoutShift(visitor.page);
      visitors.set(who, visitor);
    }
    return {};
  });

  it.each(SCREENS)('keep their places while they load: %s', async (address, sees, who) => {
    const visitor = visitors.get(who) as Visitor;
    await visitor.page.setViewport({ width: 1440, height: 900 });
    await visitor.goTo(`/rrs/${address}`);
    await visitor.sees(sees);
    const { value, moved } = await layoutShift(visitor.page);
    expect({ value, moved: value > MOST ? moved : '' }).toEqual({ value: Math.min(value, MOST), moved: '' });
  });
});
