import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ArticleState, initialState } from '../../../src/article';
import type { IntegritySign } from '../../../src/contracts';
import { hiddenTexts, instructions } from '../../../src/integrity/checking/signs-of';
import type { DocumentWords } from '../../../src/platform/documents';
import { readWords } from '../../../src/platform/documents/words/read-words';

type Fields = ArticleState['fields'];
type Read = (input: string) => Promise<DocumentWords>;

/**
 * Signs of hidden texts and of words for language models in one document; `words` are the words that were read.
 * @param read PDFs need the separate process.
 */
export async function signsIn(
  bytes: Buffer,
  fields: Partial<Fields> = {},
  read: Read = (input) => readWords({ task: 'words', input }),
): Promise<{ signs: IntegritySign[]; words: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'quire-words-'));
  try {
    const input = join(folder, 'document');
    await writeFile(input, bytes);
    const words = await read(input);
    const documents = [{ filename: 'document', isManuscript: true, words, because: 'BROKEN' as const }];
    const empty = initialState('article');
    const article = { ...empty, fields: { ...empty.fields, ...fields } };
    return { words: words.text, signs: [...hiddenTexts(documents), ...instructions(article, documents)] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
