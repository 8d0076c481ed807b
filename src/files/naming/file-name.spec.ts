import { nextFileName, replacingFileName } from './file-name';

describe('the name of an upload', () => {
  const first = { number: '2026-7', revision: 0 };

  it('is made of article number, designation and counter', () => {
    expect(nextFileName(first, 'Manuscript', 'docx', [])).toBe('2026-7-Manuscript-1.docx');
  });
  it('contains the revision from the first revision on', () => {
    expect(nextFileName({ number: '2026-7', revision: 2 }, 'RebuttalLetter', 'odt', [])).toBe(
      '2026-7-R2-RebuttalLetter-1.odt',
    );
  });
  it('counts on after the names in use, whatever their extension', () => {
    const taken = ['2026-7-Figure-1.png', '2026-7-figure-2.TIFF'];
    expect(nextFileName(first, 'Figure', 'jpg', taken)).toBe('2026-7-Figure-3.jpg');
  });
  it('leaves out characters that a file name should not contain', () => {
    expect(nextFileName(first, 'Powerpoint Presentation', 'pptx', [])).toBe('2026-7-PowerpointPresentation-1.pptx');
  });
  it('does not contain PDF for an unmarked manuscript that may be a text', () => {
    const name = nextFileName({ number: '2026-7', revision: 1 }, 'UnmarkedManuscriptPDF', 'docx', []);
    expect(name).toBe('2026-7-R1-UnmarkedManuscript-1.docx');
  });
  it('keeps the number of the file that it replaces, and counts versions', () => {
    expect(replacingFileName('2026-7-Figure-2.png', 'tiff', [])).toBe('2026-7-Figure-2-v2.tiff');
    const taken = ['2026-7-Figure-2.png', '2026-7-Figure-2-v2.tiff'];
    expect(replacingFileName('2026-7-Figure-2-v2.tiff', 'jpg', taken)).toBe('2026-7-Figure-2-v3.jpg');
  });
});
