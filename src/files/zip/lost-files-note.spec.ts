import { buffer } from 'node:stream/consumers';
import { lostFilesNote } from './lost-files-note';

describe('the note about files that an archive should have had', () => {
  it.each([
    ['en', 'MISSING.txt', 'tell the editorial office'],
    ['nl', 'ONTBREEKT.txt', 'Meld dit aan de redactie'],
  ] as const)('names each and says what to do, in %s', async (language, name, advice) => {
    const note = lostFilesNote(['R0/größe.pdf', 'R1/b.docx'], language, new Date(0));
    const text = (await buffer(await note.open())).toString();
    expect([note.name, note.size]).toEqual([name, Buffer.byteLength(text)]);
    expect(text).toContain('\r\n- R0/größe.pdf\r\n- R1/b.docx\r\n');
    expect(text).toContain(advice);
  });
});
