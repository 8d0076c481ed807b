import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import { canaryArticle } from '../../../test/support/article/canary-article';
import { figurePreview } from './figure-preview';
import { type OverviewModel, overviewModel, type OverviewSources } from './overview-model';

const template = Handlebars.compile<OverviewModel>(readFileSync(join(__dirname, 'overview.hbs'), 'utf8'));
const sources: OverviewSources = {
  journalName: 'Quire',
  at: new Date('2026-05-04T10:20:30Z'),
  names: new Map([['r1', 'Rosa Reviewer']]),
  figures: [{ caption: 'Length of stay', picture: null }],
  sanitise: (html) => html,
};

describe('the overview', () => {
  it('shows authors, nominated reviewers, files and figures, and no address of an author', () => {
    const html = template(overviewModel(canaryArticle, sources));
    for (const text of [
      '2026-7',
      'Title',
      'Institute',
      'Rosa Reviewer',
      'm1.docx',
      'Length of stay',
      '2026-05-04 10:20 UTC',
    ])
      expect(html).toContain(text);
    expect(html).not.toContain('canary-coauthor@example.org');
    expect(html).not.toContain('m0.docx');
  });

  it('says nothing of what the office has added, which its author does not see', () => {
    const [file] = canaryArticle.files;
    if (!file) throw new Error('The article has no file');
    const added = { ...file, designation: 'CoverLetter' as const, fileName: 'of-the-office.docx', revision: 1 };
    const state = { ...canaryArticle, files: [...canaryArticle.files, added] };
    const html = template(overviewModel(state, sources));
    expect(html).toContain('m1.docx');
    expect(html).not.toContain('of-the-office.docx');
  });

  it('writes out what people typed as text', () => {
    const fields = { ...canaryArticle.fields, articleTitle: '<script>alert(1)</script>', note: '<b>bold</b>' };
    const html = template(overviewModel({ ...canaryArticle, fields }, sources));
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;script&gt;');
  });
});

describe('a preview of a figure', () => {
  const demo = (name: string): Buffer => readFileSync(join(__dirname, '../../demo/files', name));
  it.each(['figure-1.png', 'figure-2.tiff'])('is a JPEG made of %s', async (name) => {
    const picture = await figurePreview(demo(name));
    expect(picture).toMatch(/^data:image\/jpeg;base64,\/9j\//);
  });
  it('is none for a damaged picture', async () => {
    expect(await figurePreview(demo('figure-1.png').subarray(0, 200))).toBeNull();
    expect(await figurePreview(Buffer.from('not a picture'))).toBeNull();
  });
});
