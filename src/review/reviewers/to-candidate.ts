import { type ArticleState, barredAs } from '../../article';
import type { CloseHistory, ReviewerCandidate } from '../../contracts';
import type { PersonSummary } from '../../identity/public';
import { candidateOf } from './candidate-lookup';
import { conflictsOf } from './conflicts';
import { matchingKeywords } from './keyword-match';
import { type CandidateStatistics, NOT_ASKED } from './numbers/asked-numbers';

/** For a person who was never asked. */
const NO_NUMBERS: CandidateStatistics = { ...NOT_ASKED, acceptedArticles: 0 };

/** 1 or 2: the authors' first or second nominee. */
export const nominatedAs = ({ fields }: ArticleState, id: string): 1 | 2 | null => {
  if (fields.reviewerOne === id) return 1;
  return fields.reviewerTwo === id ? 2 : null;
};

/** The known data about a person in addition to their account. */
interface KnownAbout {
  blacklisted: boolean;
  /** True for a person who has the name of an entry on the blacklist, but another address. */
  namesake: boolean;
  /** Since when mails to their address bounce; null while they do not. */
  bouncesSince: string | null;
  statistics: CandidateStatistics | undefined;
  close: CloseHistory;
}

/** A row of the candidates table; null for a person who has left the groups that review. */
export function toCandidate(
  state: ArticleState,
  person: PersonSummary,
  { blacklisted, namesake, bouncesSince, statistics, close }: KnownAbout,
): ReviewerCandidate | null {
  const { id } = person;
  const barred = barredAs(state, candidateOf(person, blacklisted));
  if (barred === 'GROUP') return null;
  return {
    id,
    firstName: person.firstName,
    lastName: person.lastName,
    institute: person.institute,
    expertise: person.areasOfExpertise,
    seniorityLevel: person.seniorityLevel,
    ...NO_NUMBERS,
    ...statistics,
    barred,
    conflicts: [
      ...conflictsOf(state, person),
      ...(namesake ? (['NAME_ON_BLACKLIST'] as const) : []),
      ...(bouncesSince !== null ? (['MAILS_BOUNCE'] as const) : []),
    ],
    bouncesSince,
    nominated: nominatedAs(state, id),
    close,
    keywordMatches: matchingKeywords(state.fields.keywords, person.areasOfExpertise),
  };
}
