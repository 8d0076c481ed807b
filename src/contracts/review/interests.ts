import { ARTICLE_TYPES } from '../article/article-rules';
import { DECLARATION_MESSAGES, MAX_DECLARATION_TEXT } from '../article/declarations';
import { t } from '../language/translate';
import { longProblem, onlyProblems } from '../text/text-rules';

/** A reviewer's answer about competing interests. `text` is required with a yes. */
export interface CompetingInterests {
  yes: boolean;
  text: string | null;
}

export const INTERESTS_REFUSED = 'Please say whether you have competing interests.';

/** The problems of an answer, by the field of the request. */
export function interestsProblems(answer: { yes: boolean | null; text: string | null }): Record<string, string> {
  const text = answer.text ?? '';
  const isMissing = answer.yes === true && text.trim() === '';
  return onlyProblems({
    competingInterests: answer.yes === null ? DECLARATION_MESSAGES.missing : undefined,
    interestsText: isMissing ? DECLARATION_MESSAGES.text : longProblem(text, MAX_DECLARATION_TEXT),
  });
}

/** The answer in a few words, for lists and the history. */
export const interestsInWords = ({ yes, text }: CompetingInterests): string =>
  yes ? t('competing interests: {text}', { text: text ?? '' }) : t('no competing interests');

/** The ids of the types in a setting such as '1,2', in a fixed order. */
export function typesIn(setting: string): string[] {
  const named = new Set(setting.split(','));
  return ARTICLE_TYPES.map(({ id }) => String(id)).filter((id) => named.has(id));
}

/** True when reviewers of a manuscript of this type are asked for competing interests. */
export const asksInterests = (setting: string, typeId: number | null): boolean =>
  typeId !== null && typesIn(setting).includes(String(typeId));

/** The setting, changed so that reviewers of this type are asked, or not asked. */
export function withAsked(setting: string, typeId: number, isAsked: boolean): string {
  const others = setting.split(',').filter((one) => one !== String(typeId));
  return typesIn((isAsked ? [...others, String(typeId)] : others).join(',')).join(',');
}
