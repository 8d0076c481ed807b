import { join } from 'node:path';
import { canaryArticle } from '../../../test/support/article/canary-article';
import { loadLanguage, speakBy } from '../../contracts';
import { languageNow, withLanguage } from '../../platform/language/current-language';
import { pageTemplate } from '../../platform/pdf/page-template';
import { type OverviewModel, overviewModel, type OverviewSources } from './overview-model';

const template = pageTemplate<OverviewModel>(join(__dirname, 'overview.hbs'));
const sources: OverviewSources = {
  reviewMode: 'SINGLE_ANONYMOUS',
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
      'm1.<wbr />docx',
      'Length of stay',
      '2026-05-04 10:20 UTC',
    ])
      expect(html).toContain(text);
    expect(html).not.toContain('canary-coauthor@example.org');
    expect(html).not.toContain('m0.<wbr />docx');
  });

  it('contains nothing that the office has added, which its author does not see', () => {
    const [file] = canaryArticle.files;
    if (!file) throw new Error('The article has no file');
    const added = { ...file, designation: 'CoverLetter' as const, fileName: 'of-the-office.docx', revision: 1 };
    const state = { ...canaryArticle, files: [...canaryArticle.files, added] };
    const html = template(overviewModel(state, sources));
    expect(html).toContain('m1.<wbr />docx');
    expect(html).not.toMatch(/of-.*the-.*office/);
  });

  it('lists the files in the order in which people look for them, each with its author’s name for it', () => {
    const [file] = canaryArticle.files;
    if (!file) throw new Error('The article has no file');
    const figure = (order: number, more: object) => ({
      ...{ ...file, fileId: `figure-${order}`, revision: canaryArticle.revision, figureOrder: order, size: 52_429 },
      ...more,
    });
    const files = [
      figure(3, { designation: 'Figure', figureTitle: '3. Stay', fileName: '2026-7-Figure-2-v2.tiff' }),
      figure(2, { designation: 'SupplementaryFigures', figureTitle: null, fileName: 'second.png' }),
      figure(1, { designation: 'Figure', figureTitle: '1. Flow', fileName: 'first.png', originalName: 'Fig_6.tif' }),
      ...canaryArticle.files,
    ];
    const model = overviewModel({ ...canaryArticle, files }, sources);
    const rows = model.files.filter(({ what }) => what.includes('igure'));
    expect(rows).toEqual([
      { what: 'Figure 1', name: ['Fig_', '6.', 'tif'], stored: ['first.', 'png'], caption: 'Flow', size: '0.05 MB' },
      { what: 'Supplementary figure 1', name: ['second.', 'png'], stored: null, caption: '', size: '0.05 MB' },
      {
        ...{ what: 'Figure 2', name: ['2026-', '7-', 'Figure-', '2-', 'v2.', 'tiff'], stored: null },
        ...{ caption: 'Stay', size: '0.05 MB' },
      },
    ]);
    expect(model.files.findIndex(({ what }) => what === 'Figure 1')).toBeGreaterThan(0);
  });

  it('has the cover letter, since it shows the editors exactly what is sent', () => {
    const fields = { ...canaryArticle.fields, coverLetter: '<p>Dear editor, please find</p>' };
    expect(template(overviewModel({ ...canaryArticle, fields }, sources))).toContain('<p>Dear editor, please find</p>');
    const none = { ...fields, coverLetter: '' };
    expect(template(overviewModel({ ...canaryArticle, fields: none }, sources))).toContain('There is no cover letter.');
  });

  it('is in the current language', async () => {
    await loadLanguage('nl');
    speakBy(languageNow);
    const fields = { ...canaryArticle.fields, articleTitle: '', firstTime: null };
    const html = withLanguage('nl', () => template(overviewModel({ ...canaryArticle, fields }, sources)));
    expect(html).toContain("<html lang='nl'>");
    for (const text of ['Overzicht van indiening 2026-7', 'Zonder titel', 'Niet beantwoord', 'Wat het is', "'Pagina '"])
      expect(html).toContain(text);
    expect(template(overviewModel(canaryArticle, sources))).toContain("<html lang='en'>");
  });

  it('escapes what people typed', () => {
    const fields = { ...canaryArticle.fields, articleTitle: '<script>alert(1)</script>', note: '<b>bold</b>' };
    const html = template(overviewModel({ ...canaryArticle, fields }, sources));
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;script&gt;');
  });
});
