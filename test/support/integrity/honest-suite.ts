import type { IntegritySign } from '../../../src/contracts';
import { Random } from '../../../src/generate/random';
import { comparedText } from '../../../src/integrity/signs/compared-text';
import { normalisedText } from '../../../src/integrity/signs/instructions';
import { exceedsLimits, shared } from '../../../src/integrity/signs/shared-text';
import { honestDocument } from './honest-documents';
import { signsIn } from './signs-in';

/** Reads `count` honest documents and compares each pair: at most one in a hundred may have a sign. */
export function honestSuite(count: number): void {
  describe(`${count} honest documents`, () => {
    const signs: IntegritySign[] = [];
    const texts: string[] = [];
    const most = Math.floor(count / 100);

    beforeAll(async () => {
      for (let at = 0; at < count; at += 1) {
        const { title, abstract, bytes } = await honestDocument(Random.of('honest', at));
        const found = await signsIn(bytes, { articleTitle: title, abstractText: abstract });
        signs.push(...found.signs);
        texts.push(comparedText(normalisedText(`${title}\n${abstract}\n${found.words}`)));
      }
    }, 120_000);

    it('have at most one sign in a hundred of hidden texts or words for language models', () => {
      expect(signs.slice(most)).toEqual([]);
    });

    it('have at most one sign in a hundred of the same text in another', () => {
      const isSimilarToEarlier = (text: string, at: number): boolean =>
        texts.slice(0, at).some((earlier) => exceedsLimits(shared(text, earlier)));
      expect(texts.filter(isSimilarToEarlier).length).toBeLessThanOrEqual(most);
    }, 600_000);
  });
}
