import { canaryArticle } from '../../../test/support/article/canary-article';
import { loadLanguage, speakBy } from '../../contracts';
import { systemClock } from '../../platform/clock';
import type { AppConfig } from '../../platform/config/config';
import { languageNow, withLanguage } from '../../platform/language/current-language';
import { DocumentPages } from './document-pages';

describe('our own pages in the generated documents', () => {
  const pages = new DocumentPages(
    { journalName: 'Quire', publicUrl: 'https://journal.example' } as AppConfig,
    systemClock,
  );
  const [file] = canaryArticle.files;
  if (!file) throw new Error('The article has no file');
  const made = (): string[] => [
    pages.cover(canaryArticle, false),
    pages.notice(canaryArticle, file, 'It is empty.'),
    pages.list(canaryArticle, [file]),
  ];
  beforeAll(async () => {
    await loadLanguage('nl');
    speakBy(languageNow);
  });

  it('are in English, unless another language is set', () => {
    const html = made().join('');
    for (const text of [
      'Keywords',
      'Confidential until published',
      'This file could not be shown here',
      'It is empty.',
    ])
      expect(html).toContain(text);
    expect(html.match(/<html lang='en'>/g)).toHaveLength(3);
  });

  it('are in Dutch for a Dutch journal, reasons included', () => {
    const html = withLanguage('nl', made).join('');
    for (const text of [
      'Trefwoorden',
      'Vertrouwelijk tot publicatie',
      'Dit bestand kon hier niet worden getoond',
      'Aanvullende bestanden',
    ])
      expect(html).toContain(text);
    expect(html).not.toMatch(/Keywords|could not|It is empty|Supplementary files|can be downloaded/);
    expect(html).toContain("href='https://journal.example/rrs'");
  });
});
