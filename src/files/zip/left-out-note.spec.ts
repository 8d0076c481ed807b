import { buffer } from 'node:stream/consumers';
import { leftOutNote } from './left-out-note';
import type { ZipEntry } from './zip-stream';

const textOf = async (note: ZipEntry | null): Promise<string> =>
  note === null ? '' : (await buffer(await note.open())).toString();

describe('the note about files that are missing in an archive', () => {
  it.each([
    ['en', 'MISSING.txt', 'tell the editorial office', 'copy without names', 'ask the editorial office'],
    ['nl', 'ONTBREEKT.txt', 'Meld dit aan de redactie', 'kopie zonder namen', 'Vraag ze aan de redactie'],
  ] as const)('names each file, with the reason and what to do, in %s', async (language, name, ...words) => {
    const left = { LOST: ['R0/größe.pdf', 'R1/b.docx'], NAMES: ['R1/c.tiff'], SENDER: ['R1/d.doc'] };
    const note = leftOutNote(left, language, new Date(0));
    const text = await textOf(note);
    expect([note?.name, note?.size]).toEqual([name, Buffer.byteLength(text)]);
    expect(text).toMatch(
      /\r\n- R0\/größe\.pdf\r\n- R1\/b\.docx\r\n[^]+:\r\n\r\n- R1\/c\.tiff\r\n[^]+:\r\n\r\n- R1\/d\.doc\r\n/,
    );
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });

  it('contains only the reasons that apply, and does not exist when no file is missing', async () => {
    const note = leftOutNote({ LOST: [], NAMES: ['R1/c.tiff'], SENDER: [] }, 'en', new Date(0));
    const text = await textOf(note);
    expect([text.includes('damaged'), text.includes('R1/c.tiff')]).toEqual([false, true]);
    expect(leftOutNote({ LOST: [], NAMES: [], SENDER: [] }, 'en', new Date(0))).toBeNull();
  });
});
