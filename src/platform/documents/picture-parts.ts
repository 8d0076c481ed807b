import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PaperResults, PaperWork } from './document-work';
import { readZip } from './read-zip';

const PICTURE = /^word\/media\/[^/]+\.(?:png|jpe?g|tiff?|gif|bmp|webp)$/i;
const MOST = 200;

/** Writes the pictures within a .docx into a folder. @throws DocumentProblem. */
export async function pictureParts({
  input,
  folder,
}: Extract<PaperWork, { task: 'parts' }>): Promise<PaperResults['parts']> {
  const zip = await readZip(await readFile(input));
  const parts: PaperResults['parts'] = [];
  for (const name of zip.names.filter((one) => PICTURE.test(one)).slice(0, MOST)) {
    const path = join(folder, `part-${parts.length}`);
    await writeFile(path, await zip.read(name));
    parts.push({ name: name.slice('word/media/'.length), path });
  }
  return parts;
}
