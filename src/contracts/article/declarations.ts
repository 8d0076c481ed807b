import { texts } from '../language/texts';
import { longProblem, type Problem } from '../text/text-rules';
import { ARTICLE_TYPES } from './article-rules';

/** What a journal can ask each author in addition to their authorship. */
export const DECLARATIONS = [
  'COMPETING_INTERESTS',
  'FUNDING',
  'ETHICS',
  'DATA_AVAILABILITY',
  'TRIAL_REGISTRATION',
  'AI_USE',
] as const;
export type Declaration = (typeof DECLARATIONS)[number];

interface DeclarationWords {
  label: string;
  question: string;
  /** Label of the text that is required with a yes. */
  details: string;
}

export const DECLARATION_WORDS: Record<Declaration, DeclarationWords> = texts({
  COMPETING_INTERESTS: {
    label: 'Competing interests',
    question: 'Do you have competing interests?',
    details: 'Your competing interests',
  },
  FUNDING: {
    label: 'Funding',
    question: 'Did you receive funding for this work?',
    details: 'Funders and grant numbers',
  },
  ETHICS: {
    label: 'Ethics approval',
    question: 'Did an ethics committee approve this work?',
    details: 'Name of the committee and number of the approval',
  },
  DATA_AVAILABILITY: {
    label: 'Availability of data',
    question: 'Can others access the data from this work?',
    details: 'Where and how the data can be found',
  },
  TRIAL_REGISTRATION: {
    label: 'Trial registration',
    question: 'Is this work a registered clinical trial?',
    details: 'Registry and number of the registration',
  },
  AI_USE: {
    label: 'Use of AI',
    question: 'Did you use artificial intelligence for this work?',
    details: 'Which tools, and what for',
  },
});

/** An author's answer to one question. `text` is required with a yes and optional with a no. */
export interface DeclarationAnswer {
  declaration: Declaration;
  yes: boolean;
  text: string | null;
}

export const MAX_DECLARATION_TEXT = 2_000;

export const DECLARATION_MESSAGES = texts({
  missing: 'Please answer this question.',
  text: 'Please give details.',
});

/** The problem of the answer to one question. */
export function declarationProblem(answer: { yes: boolean | null; text: string | null }): Problem {
  const text = answer.text ?? '';
  if (answer.yes === null) return DECLARATION_MESSAGES.missing;
  if (answer.yes && text.trim() === '') return DECLARATION_MESSAGES.text;
  return longProblem(text, MAX_DECLARATION_TEXT);
}

const keyOf = (typeId: number, declaration: Declaration): string => `${typeId}:${declaration}`;

/** The pairs of manuscript type and question in a setting such as '2:FUNDING,2:ETHICS', in a fixed order. */
export function declarationPairs(setting: string): string[] {
  const named = new Set(setting.split(','));
  return ARTICLE_TYPES.flatMap(({ id }) => DECLARATIONS.map((one) => keyOf(id, one))).filter((pair) => named.has(pair));
}

/** The questions to the authors of a manuscript of this type, according to the setting. */
export const declarationsOf = (setting: string, typeId: number | null): Declaration[] =>
  typeId === null ? [] : DECLARATIONS.filter((one) => declarationPairs(setting).includes(keyOf(typeId, one)));

/** The setting, changed so that this question is asked, or not asked, for one type. */
export function withDeclaration(setting: string, typeId: number, declaration: Declaration, isAsked: boolean): string {
  const pair = keyOf(typeId, declaration);
  const others = setting.split(',').filter((one) => one !== pair);
  return declarationPairs((isAsked ? [...others, pair] : others).join(',')).join(',');
}
