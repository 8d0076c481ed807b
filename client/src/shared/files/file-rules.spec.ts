import { FILE_MESSAGES, MAX_UPLOAD_BYTES } from '../../../../src/contracts';
import { acceptOf, designationProblem, fileProblem, type PresentFile } from './file-rules';

const file = (name: string, size = 10) => ({ name, size });
const manuscript: PresentFile = { filename: 'My Paper.docx', type: 'Manuscript' };

describe('The rules on files', () => {
  it.each([
    ['paper.docx', 'Manuscript'],
    ['paper.ODT', 'RebuttalLetter'],
    ['paper.pdf', 'UnmarkedManuscriptPDF'],
    ['figure.jpeg', 'Figure'],
    ['figure.tif', 'SupplementaryFigures'],
    ['film.mp4', 'Video'],
  ] as const)('take %s as %s', (name, type) => {
    expect(fileProblem(file(name), type, [])).toBeNull();
  });

  it('refuse another type, and say which ones are allowed', () => {
    expect(fileProblem(file('paper.pdf'), 'Manuscript', [])).toBe(
      'Manuscript: please choose a file of type .doc, .docx, .odt.',
    );
  });

  it('refuse more than 50 MB, to the byte, and an empty file', () => {
    expect(fileProblem(file('a.png', MAX_UPLOAD_BYTES), 'Figure', [])).toBeNull();
    expect(fileProblem(file('a.png', MAX_UPLOAD_BYTES + 1), 'Figure', [])).toBe(FILE_MESSAGES.tooLarge);
    expect(fileProblem(file('a.png', 0), 'Figure', [])).toBe('The file is empty. Please choose another one.');
  });

  it('refuse a name that differs in spaces only', () => {
    expect(fileProblem(file('MyPaper.docx'), 'Additional', [manuscript])).toBe(FILE_MESSAGES.sameName);
  });

  it('allow one manuscript and one file of tables, but several figures', () => {
    expect(designationProblem('Manuscript', [manuscript])).toContain('Manuscript');
    expect(designationProblem('Tables', [{ filename: 't.docx', type: 'Tables' }])).toContain(FILE_MESSAGES.oneTables);
    expect(designationProblem('Figure', [{ filename: 'f.png', type: 'Figure' }])).toBeNull();
  });

  it('offer both spellings of the picture formats in the file chooser', () => {
    expect(acceptOf('Figure')).toBe('.png,.jpg,.jpeg,.tiff,.tif');
  });
});
