import { entryNames } from './entry-names';

describe('names in an archive', () => {
  const namesOf = (...fileNames: string[]): string[] =>
    entryNames(fileNames.map((fileName) => ({ folder: 'R0', fileName })));

  it('are kept when they are valid', () => {
    expect(namesOf('2026-1-Figure-1.png', 'Größe 図.docx')).toEqual(['R0/2026-1-Figure-1.png', 'R0/Größe 図.docx']);
  });

  it('cannot lead outside the folder', () => {
    expect(namesOf('../../etc/passwd', 'C:\\a.doc', '/root.png', '..')).toEqual([
      'R0/passwd',
      'R0/a.doc',
      'R0/root.png',
      'R0/file',
    ]);
  });

  it('are unique in each folder, ignoring case', () => {
    expect(namesOf('a.png', 'A.PNG', 'a.png', 'a (2).png')).toEqual([
      'R0/a.png',
      'R0/A (2).PNG',
      'R0/a (3).png',
      'R0/a (2) (2).png',
    ]);
    const two = ['R0', 'R1'].map((folder) => ({ folder, fileName: 'a.png' }));
    expect(entryNames(two)).toEqual(['R0/a.png', 'R1/a.png']);
  });
});
