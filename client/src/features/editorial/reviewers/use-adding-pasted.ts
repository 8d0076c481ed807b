import { useState } from 'react';
import type { RecognisedPerson, ReviewerPanel } from '@contracts';
import { panelApi } from '../api/panel-api';
import { alternatesApi } from './alternates/alternates-api';
import type { PastedRole } from './pasted-words';
import { suggestedApi } from './suggested-api';
import { namesOf } from './suggested-name';

/**
 * Adds pasted people one by one, by the rules for staff who add a reviewer. If adding fails after the account was created, a retry does not
 * create a second account.
 */
export function useAddingPasted(
  articleId: string,
  { alternates }: ReviewerPanel,
): (person: RecognisedPerson, as: PastedRole) => Promise<void> {
  const [create] = suggestedApi.useAddSuggestedMutation();
  const [select] = panelApi.useSelectReviewerMutation();
  const [set] = alternatesApi.useSetAlternatesMutation();
  const [made] = useState(() => new Map<string, string>());
  // Kept here, because the panel is reloaded only some time after each addition.
  const [added] = useState(() => new Set<string>());
  const waiting = alternates.people.map(({ person }) => person.id);
  return async ({ accountId, fullName, email }, as) => {
    const address = email ?? '';
    const known = accountId ?? made.get(address);
    const reviewerId = known ?? (await create({ articleId, ...namesOf(fullName), email: address }).unwrap()).id;
    made.set(address, reviewerId);
    if (as === 'reviewers') return void (await select({ articleId, reviewerId }).unwrap());
    const { automatic } = alternates;
    const seen = { automatic, reviewerIds: [...new Set([...waiting, ...added])] };
    const reviewerIds = [...new Set([...seen.reviewerIds, reviewerId])];
    const answer = await set({ articleId, reviewerIds, automatic, seen });
    // After a change by another person, a new try starts from the list of the reloaded panel.
    if (answer.error) {
      added.clear();
      throw answer.error;
    }
    added.add(reviewerId);
  };
}
