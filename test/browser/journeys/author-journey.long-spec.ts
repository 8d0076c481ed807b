import { join } from 'node:path';
import type { ArticleView } from '../../../src/contracts';
import { type Visitor } from '../../support/browser/browser';
import { onStage } from '../../support/browser/stage';
import { ok } from '../../support/stories/office-story';
import { Journey } from './journey';

const FILES = join(process.cwd(), 'src', 'demo', 'files');
const MOST_CLICKS = 40;
const MOST_SCREENS = 12;
const CO_AUTHORS = ['Bakker', 'Costa', 'Diallo', 'Eriksen', 'Fischer', 'Garcia', 'Haddad']
  .map((name) => `Sam,${name},${name.toLowerCase()}@example.net,Institute of ${name}`)
  .join('\n');
/** Designation, file, title of a figure. */
const UPLOADS: [string, string, string?][] = [
  ['Manuscript', 'manuscript.docx'],
  ['Figure', 'figure-1.png', 'Length of stay'],
  ['Figure', 'figure-2.tiff', 'Readmission'],
  ['Tables', 'rebuttal.docx'],
  ['Additional file', 'manuscript-marked.docx'],
];

jest.setTimeout(1_200_000);

async function upload(journey: Journey, visitor: Visitor, [designation, file, title]: (typeof UPLOADS)[0]) {
  await journey.press('Add file');
  await journey.reads('What is the file?');
  await journey.choose('What is the file?', designation);
  await journey.attach(join(FILES, file));
  if (title) await journey.fill('Figure title', title);
  await journey.press('Upload');
  await visitor.gone('dialog');
}

/** From the start page to the confirmation, like a person who has never seen it: one click for each field. */
async function submits(journey: Journey, visitor: Visitor): Promise<void> {
  await visitor.goTo('/rrs');
  await journey.reads('Submit your first manuscript');
  await journey.press('Submit a manuscript');
  await journey.reads('General information');
  await journey.fill('Title', 'A first manuscript');
  await journey.choose('Manuscript type', 'Original contribution');
  await journey.press('No', 'radio');
  await journey.write('Cover letter', 'Dear editor, please consider our work.');
  await journey.write('Abstract', 'Early mobilisation shortens the stay in hospital.');
  await journey.press('Save and continue');
  await journey.reads('Authors in order');
  await journey.press('Add from a list');
  await journey.reads('Paste from a spreadsheet');
  await journey.fill('Authors', CO_AUTHORS);
  await journey.press('Add 7 authors');
  await visitor.gone('dialog');
  await journey.press('Save and continue');
  await journey.reads('Excluded reviewer');
  await journey.press('Save and continue');
  await journey.reads('Start with the manuscript');
  for (const one of UPLOADS) await upload(journey, visitor, one);
  await journey.press('Save and continue');
  await journey.press('Generate overview PDF');
  await visitor.find('link', 'Open the overview PDF');
  await journey.reads('I confirm that I have reviewed the submission');
  await journey.press(
    'I transfer the copyright of this manuscript to the journal on acceptance, on behalf of all authors',
    'checkbox',
  );
  await journey.press('I confirm that I have reviewed the submission', 'checkbox');
  await journey.press('Finish');
  await journey.reads('Article is successfully submited.');
}

describe('An author who has never seen it', () => {
  const stage = onStage(async (app, arrive) => {
    for (const width of [1440, 390]) await app.addPerson(`first-${width}@example.net`, 'author');
    return { arrive };
  });

  it.each([1440, 390])('submits 5 files and 8 authors in 40 clicks and 12 screens at most, at %i px', async (width) => {
    const email = `first-${width}@example.net`;
    const visitor = await stage.world.arrive(email);
    await visitor.page.setViewport({ width, height: 900 });
    const journey = new Journey(visitor);
    await submits(journey, visitor);
    expect(journey.clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(journey.screens.size).toBeLessThanOrEqual(MOST_SCREENS);
    const mine = await ok((await stage.app.as(email)).get('/article/my-list-with-status?status=NEW_ARTICLE'));
    const [card] = mine.body as ArticleView[];
    expect(card?.articleAuthors).toHaveLength(8);
    await visitor.leave();
  });
});
