import { MOST_PASTED, type PasteProblem, type RecognisedPerson, t } from '@contracts';
import type { BulkItem } from '../bulk/use-bulk-run';
import { BARRED, CONFLICTS } from './candidates/candidate-words';

const PROBLEMS: Record<PasteProblem, string> = {
  ADDRESS: t('this is not an email address'),
  NO_NAME: t('a new person needs a first and a last name'),
  NO_ACCOUNT: t('nobody here has this name; please add the address'),
  SEVERAL: t('several people have this name; please add the address'),
  TWICE: t('named above already'),
  TOO_MANY: t('more than {most} people; please paste the rest later', { most: MOST_PASTED }),
};

/** The role in which pasted people are added. */
export type PastedRole = 'reviewers' | 'alternates';

export interface PastedItem extends BulkItem {
  person: RecognisedPerson;
}

/** The reason why a person is not added; undefined for a person who is added. */
function reasonAgainst({ barred, problem }: RecognisedPerson): string | undefined {
  if (problem !== null) return PROBLEMS[problem];
  return barred === null ? undefined : BARRED[barred].toLowerCase();
}

function whatHappens({ fullName, email, accountId, conflicts }: RecognisedPerson): string {
  const doubts = conflicts.map((conflict) => CONFLICTS[conflict].long.toLowerCase()).join(', ');
  const who = `${fullName}, ${email ?? ''}${accountId === null ? `: ${t('new here; gets an account')}` : ''}`;
  return doubts === '' ? who : `${who} (${doubts})`;
}

/** The planned outcome for each pasted person, in the order of the text. */
export const pastedItems = (people: readonly RecognisedPerson[]): PastedItem[] =>
  people.map((person, place) => {
    const leftOut = reasonAgainst(person);
    return { id: String(place), person, leftOut, label: leftOut === undefined ? whatHappens(person) : person.line };
  });
