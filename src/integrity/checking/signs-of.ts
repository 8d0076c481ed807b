import type { ArticleState } from '../../article';
import { type HiddenTextSign, type InstructionsSign, INTEGRITY_LIMITS, type TextPlace } from '../../contracts';
import { plainText } from '../../platform/rich-text';
import { instructionIn } from '../signs/instructions';
import type { ReadDocument } from './document-words';

const SHOWN = 300;
const MOST_TEXT = 1_000_000;
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** The words of title, abstract and manuscript, for the comparison with other articles. */
export function textOf({ fields }: ArticleState, documents: readonly ReadDocument[]): string {
  const manuscripts = documents.filter(({ isManuscript, words }) => isManuscript && words);
  // The same text has cleaner words in a Word document than in a PDF: no page headers, no hyphens at line ends.
  const best = manuscripts.find(({ filename }) => !/\.pdf$/i.test(filename)) ?? manuscripts[0];
  const manuscript = best?.words?.text ?? '';
  const text = [fields.articleTitle, plainText(fields.abstractText), manuscript].join('\n');
  // A document may contain NUL, which Postgres does not accept.
  return text.replaceAll('\0', '').slice(0, MOST_TEXT);
}

/** Texts in the documents that are not visible to people. */
export function hiddenTexts(documents: readonly ReadDocument[]): HiddenTextSign[] {
  return documents.flatMap(({ filename, words }) =>
    (words?.hidden ?? [])
      .filter(({ text }) => wordsIn(text) >= INTEGRITY_LIMITS.hiddenWords)
      .map(({ by, text }) => ({ kind: 'HIDDEN_TEXT', by, filename, text: shownOf(text) }) as const),
  );
}

/** The number of words of the longest invisible text, whether it is a sign or not. */
export const mostHiddenWords = (documents: readonly ReadDocument[]): number =>
  Math.max(0, ...documents.flatMap(({ words }) => (words?.hidden ?? []).map(({ text }) => wordsIn(text))));

/** Words for language models, in the texts of the article and in its documents. */
export function instructions({ fields }: ArticleState, documents: readonly ReadDocument[]): InstructionsSign[] {
  const texts: [TextPlace, string | null, string[]][] = [
    ['TITLE', null, [`${fields.articleTitle}\n${fields.runningTitle}`]],
    ['ABSTRACT', null, [plainText(fields.abstractText)]],
    ['KEYWORDS', null, [fields.keywords.join('\n')]],
    ['COVER_LETTER', null, [plainText(fields.coverLetter)]],
  ];
  for (const { filename, words } of documents)
    if (words) texts.push(['DOCUMENT', filename, [words.text, words.aside, ...words.hidden.map(({ text }) => text)]]);
  return texts.flatMap(([place, filename, parts]): InstructionsSign[] => {
    const found = parts.map(instructionIn).find((one) => one !== null) ?? null;
    return found === null ? [] : [{ kind: 'INSTRUCTIONS', place, filename, text: shownOf(found) }];
  });
}

const shownOf = (text: string): string => {
  const plain = text.replaceAll('\0', '').replace(/\s+/g, ' ').trim();
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)} …` : plain;
};
