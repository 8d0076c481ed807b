import {
  ARTICLE_MESSAGES,
  ARTICLE_TYPES,
  type ArticleFields,
  AUTHOR_RULES,
  type JournalSettings,
  keywordsProblem,
  nominationProblems,
  normalEmail,
  onlyProblems,
  shortTextProblem,
} from '../../../contracts';
import type { ArticleAuthor } from '../events';
import type { Details } from '../requirements';

const TYPE_IDS: readonly number[] = ARTICLE_TYPES.map((type) => type.id);
const NOMINATIONS: readonly (keyof ArticleFields)[] = ['reviewerOne', 'reviewerTwo', 'reviewerRemoved'];

/**
 * Problems that even an unfinished draft must not have. An abstract that is too long may be saved, so that no text is lost, but not
 * submitted.
 */
export function draftProblems(
  fields: ArticleFields,
  changes: Partial<ArticleFields>,
  settings: JournalSettings,
): Details {
  const { typeId, keywords, runningTitle } = changes;
  const isUnknownType = typeId !== undefined && typeId !== null && !TYPE_IDS.includes(typeId);
  const details = onlyProblems({
    typeId: isUnknownType ? ARTICLE_MESSAGES.type : undefined,
    keywords: keywords && keywordsProblem(keywords, settings),
    runningTitle: runningTitle === undefined ? undefined : shortTextProblem('runningTitle', runningTitle),
  });
  const nominated = NOMINATIONS.some((field) => changes[field] !== undefined);
  return nominated ? { ...details, ...nominationProblems(fields) } : details;
}

/** Each author is complete and listed only once (spec part 1, section 5, 'Author dialog'). */
export function authorProblems(authors: readonly ArticleAuthor[] | undefined): Details {
  const seen = new Set<string>();
  let problem: string | undefined;
  for (const author of authors ?? []) {
    const email = normalEmail(author.email);
    const isSecond = seen.has(author.id) || seen.has(email);
    problem =
      AUTHOR_RULES.firstName(author.firstName) ??
      AUTHOR_RULES.lastName(author.lastName) ??
      AUTHOR_RULES.email(author.email) ??
      (isSecond ? ARTICLE_MESSAGES.authorTwice : problem);
    seen.add(author.id).add(email);
  }
  return onlyProblems({ authorsIds: problem });
}
