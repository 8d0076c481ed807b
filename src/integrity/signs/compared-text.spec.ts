import { SHORT_MANUSCRIPTS, type ShortManuscript } from '../../../test/support/integrity/short-manuscripts';
import { comparedText } from './compared-text';
import { exceedsLimits, shared } from './shared-text';

const pairs = SHORT_MANUSCRIPTS.flatMap((one, at) => SHORT_MANUSCRIPTS.slice(at + 1).map((other) => [one, other]));
const compared = (one: string, other: string) => shared(comparedText(one), comparedText(other));
const own = 'Consent was given by all.';

/** Replaces every eighth word. */
const reworded = (text: string): string => {
  let at = 0;
  return text.replace(/\p{L}+/gu, (word) => ((at += 1) % 8 === 0 ? `other${at}` : word));
};

describe('Short honest manuscripts with the same long statements', () => {
  it('share more than half of their words', () => {
    for (const [one, other] of pairs as [ShortManuscript, ShortManuscript][])
      expect(shared(one.text, other.text).percent).toBeGreaterThan(50);
  });

  it('have no sign of the same text', () => {
    const found = (pairs as [ShortManuscript, ShortManuscript][]).map(([one, other]) => compared(one.text, other.text));
    expect(found.filter(exceedsLimits)).toEqual([]);
  });

  it('have none when their statements have no headings, or have them in the same line', () => {
    for (const joined of ['', '$1: ']) {
      const bare = ({ text }: ShortManuscript): string =>
        text.replace(/^(?!References)((?:\S+ ){0,6}\S+[^.\n])\n/gm, joined);
      const found = (pairs as [ShortManuscript, ShortManuscript][]).map(([one, other]) =>
        compared(bare(one), bare(other)),
      );
      expect(found.filter(exceedsLimits)).toEqual([]);
    }
  });

  it.each(SHORT_MANUSCRIPTS)('keep their own content: $title', ({ body, text }) => {
    const comparedContent = comparedText(text);
    for (const sentence of body.split(/(?<=[.!?])\s+/).filter((one) => !one.includes('\n')))
      expect(comparedContent).toContain(sentence);
  });
});

describe('The text of another article', () => {
  it.each(SHORT_MANUSCRIPTS)('is found with other statements, another title and other words: $title', (one) => {
    expect(exceedsLimits(compared(one.text, `A new title\n${one.body}\n${own}`))).toBe(true);
    expect(exceedsLimits(compared(one.text, `A new title\n${reworded(one.body)}\nEthics\n${own}`))).toBe(true);
  });

  it.each(['Funding', 'References', 'Competing interests'])('is found below the heading %s', (heading) => {
    for (const { text, body } of SHORT_MANUSCRIPTS) {
      const long = `${body.replaceAll('\n', ' ')} ${SHORT_MANUSCRIPTS[0]?.body.replaceAll('\n', ' ')}`;
      expect(exceedsLimits(compared(`${text}\n${long}`, `A title\n${heading}\n${long}`))).toBe(true);
    }
  });
});
