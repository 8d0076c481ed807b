import { nextFileName } from './file-name';

describe('the name of an upload', () => {
  const first = { number: '2026-7', revision: 0 };

  it('is made of article number, designation and counter', () => {
    expect(nextFileName(first, 'Manuscript', 'docx', [])).toBe('2026-7-Manuscript-1.docx');
  });
  it('carries the revision from the first revision on', () => {
    expect(nextFileName({ number: '2026-7', revision: 2 }, 'RebuttalLetter', 'odt', [])).toBe(
      '2026-7-R2-RebuttalLetter-1.odt',
    );
  });
  it('counts on past names in use, whatever their extension', () => {
    const taken = ['2026-7-Figure-1.png', '2026-7-figure-2.TIFF'];
    expect(nextFileName(first, 'Figure', 'jpg', taken)).toBe('2026-7-Figure-3.jpg');
  });
  it('leaves out characters that a file name should not hold', () => {
    expect(nextFileName(first, 'Powerpoint Presentation', 'pptx', [])).toBe('2026-7-PowerpointPresentation-1.pptx');
  });
});
