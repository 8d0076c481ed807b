/**
 * Headings of statements that journals require in every manuscript, each kind once. The texts below them are similar in honest manuscripts.
 */
const STATEMENTS: readonly RegExp[] = [
  /ethic|approval|declaration of helsinki/,
  /consent/,
  /fund(?:ing|er)|financial (?:support|disclosure)|grant/,
  /(?:competing|conflicts? of|declarations? of) interests?|disclosures?/,
  /data (?:availability|sharing)|availability of data/,
  /contributions?|contributorship/,
  /acknowledge?ments?/,
  /abbreviations/,
  /trial registration|reporting guideline/,
  /(?:use of|generative) (?:ai|artificial intelligence)|ai(?:-assisted)? (?:use|technolog)/,
  /orcid|correspondence|corresponding author|author information/,
  /declarations|statements?/,
];
const REFERENCES = /^(?:\d+\.?\s*)?(?:references|bibliography|literature|literature cited|literatuur|referenties)\W*$/i;
/** Further text below such a heading does not belong to the statement, so that no one can hide an article under 'Funding'. */
const MOST_WORDS = 200;
/** Without a heading: most words of a paragraph that is a statement, and of all such paragraphs. */
const [PARAGRAPH_WORDS, PARAGRAPHS_WORDS] = [120, 600];
const [HEADING_WORDS, HEADING_LETTERS] = [8, 80];

/** A line of a list of references: a year, with typical marks of a reference. */
const CITED =
  /\b(?:19|20)\d\d\b[^]*(?:;\s*\d|:\s*e?\d+|\bdoi\b|https?:)|\bet al\b|\bdoi:|(?:\p{Lu}\p{L}+ \p{Lu}{1,3},\s*){2}/u;

/** Words that only statements contain: a paragraph with them is a statement. */
const STATEMENT_WORDS =
  /declaration of helsinki|(?:institutional|ethical?s?) (?:review )?(?:board|committee)|medical ethics|informed consent|(?:competing|conflicts? of) interests?|(?:no|any) role in (?:the )?(?:study )?(?:design|conduct|collection)|received no (?:specific )?(?:grant|funding)|(?:supported|funded) by|upon reasonable request|on reasonable request|datasets? (?:used|generated|analy[sz]ed)|(?:data|materials) (?:are|is|were|will be|supporting) (?:publicly |made |openly )?available|(?:all )?authors? (?:have )?(?:read|approved|contributed|declare|reviewed)|final (?:version of the )?manuscript|consent for publication|criteria of the icmje|registered (?:at|with|in) (?:clinicaltrials|the)|\b(?:strobe|consort|prisma|care) (?:statement|guideline|checklist)|in accordance with the relevant guidelines|^(?:the authors?|we) (?:would like to |wish to )?thank\b|during the preparation of this (?:work|manuscript)/;

const wordsIn = (line: string): number => line.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const isHeading = (line: string): boolean =>
  line.length <= HEADING_LETTERS && wordsIn(line) > 0 && wordsIn(line) <= HEADING_WORDS && !/[.!?;,]$/.test(line);

/**
 * The part of a text that is compared with other texts: without its list of references, and without its statements on ethics, funding and
 * the like. In a short manuscript these are a large part, and they are the same in many.
 */
export function comparedText(text: string): string {
  const left = new Set(STATEMENTS);
  const comparedLines: string[] = [];
  let [inReferences, room, spare] = [false, 0, PARAGRAPHS_WORDS];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (isHeading(line)) {
      inReferences = REFERENCES.test(line);
      const kind = [...left].find((pattern) => pattern.test(line.toLowerCase()));
      room = kind ? MOST_WORDS : 0;
      if (kind) left.delete(kind);
      if (!inReferences && !kind) comparedLines.push(line);
      continue;
    }
    if (inReferences && CITED.test(line)) continue;
    const words = wordsIn(line);
    const isStatement = words <= PARAGRAPH_WORDS && words <= spare && STATEMENT_WORDS.test(line.toLowerCase());
    if (words <= room) room -= words;
    else if (isStatement) spare -= words;
    else comparedLines.push(line);
  }
  return comparedLines.join('\n');
}
