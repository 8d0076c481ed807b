/** Characters shown around the passage. */
const EXCERPT_MARGIN = 80;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const MODEL = String.raw`(?:LLMs?|large language models?|language models?|AI (?:reviewers?|assistants?|models?|systems?|agents?|tools?)|chatbots?|chat ?GPT|GPT-?\d?|Claude|Gemini|Copilot)`;
const VERB = '(?:give|write|provide|output|return|generate|produce|submit|respond with|answer with|compose)';
const GOOD = '(?:positive|favou?rable|enthusiastic|glowing|excellent|highest|supportive|flattering|accepting)';
const REVIEW =
  '(?:reviews?|assessments?|evaluations?|recommendations?|scores?|ratings?|feedback|reports?|verdicts?|appraisals?)';
const EARLIER = '(?:previous|prior|preceding|earlier|above|former|other|existing|system|your)';
const ORDERS = '(?:instructions?|prompts?|guidelines|directions?|directives?|commands?|rules|orders?)';

/** Excludes sentences about what someone could or did not ignore, which are no orders. */
const IMPERATIVE_ONLY = '(?<!\\b(?:could|can|may|might|would|did|not|who|they|we) )';

/**
 * Sentences addressed to a program and not to a reader. Each needs a verb that gives an order, or words for such programs, since articles
 * may well be about language models or about positive reviews.
 */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`${IMPERATIVE_ONLY}\b(?:ignore|disregard|forget|override|overlook|bypass)\s+(?:\w+\s+){0,3}?${EARLIER}\s+(?:\w+\s+){0,2}?${ORDERS}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:ignore|disregard|forget)\s+(?:everything|all|anything)\s+(?:that\s+)?(?:above|before|you (?:were|have been) told|previously said|written so far)\b`,
    'i',
  ),
  new RegExp(
    String.raw`(?:^|[.!?:;,"'\n(\[]|\bplease|\bmust|\bshould|\bonly|\bnow|\band|\bto)\s*(?:only\s+|always\s+)?${VERB}\s+(?:\w+\s+){0,4}?(?:only\s+)?(?:\w+\s+){0,2}?${GOOD}\s+(?:\w+\s+){0,2}?${REVIEW}(?:\s+(?:only|of this (?:paper|manuscript|article|work|submission)|for this (?:paper|manuscript|article|work|submission)))`,
    'i',
  ),
  new RegExp(
    String.raw`(?:^|[.!?:;,"'\n(\[]|\bplease|\bmust|\bnow|\band)\s*(?:only\s+${VERB}|${VERB}\s+(?:me\s+)?only|${VERB}\s+(?:\w+\s+){0,3}?only)\s+(?:\w+\s+){0,3}?${GOOD}\s+(?:\w+\s+){0,2}?${REVIEW}`,
    'i',
  ),
  new RegExp(
    String.raw`\bdo not\s+(?:\w+\s+){0,2}?(?:mention|highlight|list|report|include|point out|raise|state)\s+(?:\w+\s+){0,2}?(?:negatives?|weakness(?:es)?|flaws?|shortcomings|criticisms?|limitations)\b(?=[^.]{0,60}(?:review|paper|manuscript|submission|$|[.!]))`,
    'im',
  ),
  new RegExp(
    String.raw`\b(?:if you are|when you are|you are (?:now )?|as|attention,?|note to(?: any| the)?|dear|to (?:any|all|the)|for|hey|hello)\s+(?:an?\s+|any\s+|the\s+)?${MODEL}\b[^.]{0,90}?(?:\byou (?:must|should|shall|are|have)\b|\bmust\b|\bshould (?:give|accept|recommend|rate)\b|(?:[,:;]\s*|\bplease\s+|\bto\s+)(?:recommend|accept|praise|rate|score|ignore|write|give|do not)\b)`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:you|reviewers?) (?:must|should|shall|will) (?:always )?(?:recommend|vote for|suggest|advise) (?:an? |the |for )?(?:strong |immediate |unconditional )?(?:accept(?:ance|ing)?|publication)\b`,
    'i',
  ),
  new RegExp(
    String.raw`(?:^|[.!?:;\n(\[]|\bplease|\band)\s*(?:recommend|advise|suggest) (?:strong |immediate |unconditional )?(?:accept(?:ance|ing)?|publication)\b[^.]{0,40}(?:without|regardless|of this|this (?:paper|manuscript|article|submission)|strong)`,
    'i',
  ),
  /\b(?:accept|rate|score|praise)\s+this\s+(?:paper|manuscript|article|submission|work)\b[^.]{0,50}\b(?:highly|10\s*(?:\/|out of)\s*10|without (?:any )?(?:revisions?|changes)|regardless|no matter|strong accept)/i,
  /<\|(?:im_start|im_end|system|user|assistant|endoftext)\|>|\[\/?INST\]|<<\/?SYS>>|\bBEGIN (?:SYSTEM )?PROMPT\b|(?:^|\n)\s*(?:system|assistant)\s*(?:prompt|message)?\s*:\s*(?:you|ignore|give|respond)/i,
  /\b(?:reveal|repeat|print|override|replace) (?:your|the) system prompt\b/i,
  /\bnegeer\s+(?:\w+\s+){0,3}?(?:vorige|voorgaande|eerdere|bovenstaande)\s+(?:instructies|opdrachten|aanwijzingen)\b/i,
  /\b(?:geef|schrijf)\s+(?:\w+\s+){0,3}?(?:positieve|gunstige|lovende)\s+(?:beoordeling|recensie|review)\b/i,
  /\bignorier(?:e|en sie)\s+(?:\w+\s+){0,3}?(?:vorherigen|bisherigen|obigen|früheren)\s+(?:anweisungen|instruktionen)\b/i,
  /\bignor(?:ez|e)\s+(?:\p{L}+\s+){0,3}?(?:instructions|consignes)\s+(?:précédentes|antérieures|ci-dessus)/iu,
  /\bignora\s+(?:\p{L}+\s+){0,3}?instrucciones\s+(?:anteriores|previas)/iu,
  /忽略(?:之前|以上|前面|先前)?的?(?:所有|全部)?(?:之前|以上|前面|先前)?的?(?:指令|指示|提示)/u,
  /(?:只|仅)?给出?(?:一个)?(?:正面|积极|好)的?(?:评价|评审|审稿)/u,
];

/** Letters of other alphabets that look like Latin ones. */
const LATIN_LOOKALIKES: Record<string, string> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', і: 'i', ѕ: 's', ј: 'j', ԁ: 'd', ո: 'n' },
  ...{ А: 'A', Е: 'E', О: 'O', Р: 'P', С: 'C', Х: 'X', У: 'Y', І: 'I', Ѕ: 'S', Т: 'T', М: 'M', Н: 'H', В: 'B', К: 'K' },
  ...{ ο: 'o', α: 'a', ν: 'v', ι: 'i', ρ: 'p', υ: 'u', Ο: 'O', Α: 'A', Ε: 'E', Ι: 'I' },
};

/** The text as a program reads it: without invisible characters, and with one form of each letter. */
export function normalisedText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ');
  return plain.replace(/\p{L}*[a-z]\p{L}*/giu, (word) =>
    [...word].map((letter) => LATIN_LOOKALIKES[letter] ?? letter).join(''),
  );
}

/** The passage of a text that addresses a language model, with the words around it; null when there is none. */
export function instructionIn(text: string): string | null {
  const plain = normalisedText(text);
  const joined = plain.replace(/\s+/g, ' ');
  for (const pattern of PATTERNS)
    for (const form of [plain, joined]) {
      const found = pattern.exec(form);
      if (found) return excerptAround(form, found.index, found[0].length);
    }
  return null;
}

function excerptAround(text: string, at: number, length: number): string {
  const [from, to] = [wordAt(text, at - EXCERPT_MARGIN), Math.min(text.length, at + length + EXCERPT_MARGIN)];
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '… ' : ''}${words}${to < text.length ? ' …' : ''}`;
}

/** The beginning of the next word. */
function wordAt(text: string, place: number): number {
  if (place <= 0) return 0;
  const gap = text.slice(place).search(/\s/);
  return gap < 0 || gap > EXCERPT_MARGIN ? place : place + gap + 1;
}
