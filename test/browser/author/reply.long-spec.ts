import type { TestApp } from '../../support/app/app';
import type { Visitor } from '../../support/browser/browser';
import { onStage } from '../../support/browser/stage';
import { OfficeStory } from '../../support/stories/office-story';

jest.setTimeout(1_200_000);

const COMMENTS = {
  general: '<p>A clear question and a careful follow-up.</p>',
  major: '<ol><li>Why was albumin cut off at 35 g/L?</li><li>How were the <em>missing</em> scores treated?</li></ol>',
};

async function set(app: TestApp, arrive: (email?: string) => Promise<Visitor>) {
  await app.addPerson('reply-one@example.net', 'reviewer');
  const revision = await OfficeStory.inSelection(app);
  await revision.reviewed('reply-one@example.net', COMMENTS);
  await revision.decide('MAJOR_REVISION');
  await OfficeStory.submitted(app);
  await OfficeStory.inSelection(app);
  return { revision, author: await arrive('author@example.org') };
}

describe('The reply to the reviewers, and Home of an author', () => {
  const stage = onStage(set);

  it('have no problem in light and dark, wide and on a phone', async () => {
    const { author } = stage.world;
    expect(
      await stage.inspect(author, { name: 'author-home', path: '/rrs', sees: 'The editors choose reviewers' }),
    ).toEqual([]);
    const path = `/rrs/uploadRevision/${stage.world.revision.id}?tab=reply`;
    expect(await stage.inspect(author, { name: 'author-reply', path, sees: 'albumin' })).toEqual([]);
  });

  it('is typed under each point, saved, and becomes the letter of rebuttal', async () => {
    const { author, revision } = stage.world;
    await author.page.setViewport({ width: 1440, height: 900 });
    await author.goTo(`/rrs/uploadRevision/${revision.id}?tab=reply`);
    await author.fill('Your reply to point 2 of reviewer 1', 'It is the limit of the laboratory.');
    await author.press('Make the letter of rebuttal');
    await author.press('Make the letter');
    await author.sees('The letter of rebuttal is among the files');
    await author.press('Revision upload', 'tab');
    await author.sees('Reply to the reviewers.pdf');
    await author.press('Reply to the reviewers', 'tab');
    const kept = await author.find('textbox', 'Your reply to point 2 of reviewer 1');
    expect(await kept.evaluate((field) => (field as unknown as { value: string }).value)).toContain('laboratory');
  });
});
