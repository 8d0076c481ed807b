import type { Visitor } from '../../support/browser/browser';
import { layoutShift, watchLayoutShift } from '../../support/browser/measured/layout-shift';
import { onStage } from '../../support/browser/stage';
import { OfficeStory } from '../../support/stories/office-story';

jest.setTimeout(900_000);

/** Screens, 'For everything'. */
const MOST = 0.02;

type Who = 'editor' | 'webmaster' | 'reviewer' | 'nobody';
const EMAILS: Readonly<Record<Exclude<Who, 'nobody'>, string>> = {
  editor: 'editor@example.org',
  webmaster: 'webmaster@example.org',
  reviewer: 'reviewer1@example.net',
};

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

/** Screens that are long on a phone. `:reviewed` and `:unchecked` are articles. */
const ALSO_ON_PHONES: readonly Screen[] = [
  ['articleDetails/:reviewed', 'Short.', 'editor'],
  ['articleDetails/:reviewed?tab=log', 'The article was submitted', 'editor'],
  ['articleDetails/:reviewed?entry=3', 'Back to the present', 'editor'],
  ['articleDetails/:reviewed?tab=reviews', 'A sound study.', 'editor'],
  ['reviewerSelection/:reviewed', 'Candidates', 'editor'],
  ['decideOnStatus/:reviewed', 'Minor revision', 'editor'],
  ['checkManuscript/:unchecked', 'Paper files', 'editor'],
  ['', 'Waiting longest', 'editor'],
  ['profile', 'Your data', 'editor'],
  ['reviewHistory', 'Completed', 'reviewer'],
  ['reviewingRecord', 'Thanks to reviewers', 'reviewer'],
  ['creditAtOrcid', 'No reviews are waiting', 'webmaster'],
  ['registration', 'Repeat password', 'nobody'],
];

describe('the screens', () => {
  const articles = { ':reviewed': '', ':unchecked': '' };
  const visitors = new Map<Who, Visitor>();
  onStage(async (app, arrive) => {
    for (let n = 1; n <= 6; n += 1)
      await app.addPerson(`reviewer${n}@example.net`, 'reviewer', { lastName: `Reviewer${n}` });
    for (let n = 1; n <= 6; n += 1) {
      const unchecked = await OfficeStory.submitted(app, 'author', [], { articleTitle: `To check ${n}` });
      const story = await OfficeStory.inSelection(app, 'author', [], { articleTitle: `Length of stay ${n}` });
      if (n < 4) await story.reviewed(`reviewer${n}@example.net`);
      if (n === 1) await story.reviewed('reviewer5@example.net');
      if (n === 1) Object.assign(articles, { ':reviewed': story.id, ':unchecked': unchecked.id });
    }
    visitors.set('nobody', await arrive());
    for (const [who, email] of Object.entries(EMAILS) as [Who, string][]) {
      const visitor = await arrive(email);
      // Signs in, for the other tabs of this window.
      await visitor.goTo('/rrs/profile');
      await visitor.find('button', 'User menu');
      visitors.set(who, visitor);
    }
    return {};
  });

  async function keepsItsPlaces(who: Who, address: string, sees: string, width: number): Promise<void> {
    // A new tab: calls of an earlier page that were cut off, such as parts of a PDF, would count as still open.
    const tab = await (visitors.get(who) as Visitor).anotherTab();
    await watchLayoutShift(tab.page);
    await tab.page.setViewport({ width, height: width < 640 ? 844 : 900 });
    const path = address.replace(/:\w+/, (name) => articles[name as keyof typeof articles]);
    await tab.goTo(`/rrs/${path}`);
    await tab.sees(sees);
    const { value, moved } = await layoutShift(tab.page);
    await tab.page.close();
    expect({ value, moved: value > MOST ? moved : '' }).toEqual({ value: Math.min(value, MOST), moved: '' });
  }

  it.each(SCREENS)('keep their places while they load: %s', (address, sees, who) =>
    keepsItsPlaces(who, address, sees, 1440),
  );

  it.each(ALSO_ON_PHONES.flatMap((screen) => [[390, ...screen] as const, [1440, ...screen] as const]))(
    'keep their places while they load, %i px: %s',
    (width, address, sees, who) => keepsItsPlaces(who, address, sees, width),
  );
});
