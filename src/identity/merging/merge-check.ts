import { Injectable } from '@nestjs/common';
import { fullName, mayActFor, type MergedAccount, type MergePreview } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { requestLanguage } from '../../platform/http/language/request-language';
import { withLanguage } from '../../platform/language/current-language';
import { messageIn } from '../../platform/language/dutch/dutch-of';
import { SignInLinks } from '../providers/sign-in-links';
import { BlindActing } from '../sessions/blind-acting';
import { type Account, groupName } from '../users/account';
import { UserStore } from '../users/user.store';
import { AccountHoldings } from './holdings';

/** The two accounts of a merge. */
export interface MergePair {
  kept: Account;
  merged: Account;
}

const toMerged = (account: Account): MergedAccount => ({
  id: account.id,
  name: fullName(account),
  email: account.email,
  institute: account.institute ?? null,
  group: groupName(account.groupId),
  addresses: account.addresses,
  authenticatedOrcid: account.authenticatedOrcid,
});

/**
 * Preview and obstacles mention reviews and articles. To an author in the office they would reveal who reviews their own manuscript: it
 * would be enough to preview a merge of each reviewer with a co-author.
 */
const WALLED =
  'You are an author of a manuscript of this journal. Another member of the office has to merge accounts, since this would show who reviews it.';

/** True if the person has shown that the account is theirs: by a password, an ORCID iD confirmed by ORCID, or a linked provider. */
const isUsed = ({ unproven, passwordHash, authenticatedOrcid }: Account, links: readonly unknown[]): boolean =>
  !unproven && (passwordHash !== null || authenticatedOrcid !== null || links.length > 0);

const identityOf = ({ id, formerIds, addresses, authenticatedOrcid }: Account) => ({
  ...{ userId: id, formerIds, addresses, authenticatedOrcid },
});

/** Whether two accounts may become one (lifecycle, section 5 (3)). */
@Injectable()
export class MergeCheck {
  constructor(
    private readonly users: UserStore,
    private readonly holdings: AccountHoldings,
    private readonly signIns: SignInLinks,
    private readonly acting: BlindActing,
  ) {}

  /**
   * @throws ApiProblem 404 for an unknown account; 403 for an account that the caller may not edit or that is their own, and for a caller
   *   who is an author of any submitted manuscript; 422 for a merge of an account with itself.
   */
  async pair(user: RequestUser, keptId: string, mergedId: string): Promise<MergePair> {
    const kept = await this.users.get(keptId);
    const merged = await this.users.get(mergedId);
    if (kept.id === merged.id) throw new ApiProblem('RULE_BROKEN', 'Please choose another account of this person.');
    assertMayMerge(user, { kept, merged });
    await this.acting.requireOpen(user.group);
    if (await this.holdings.areWalled(user)) throw new ApiProblem('FORBIDDEN', WALLED);
    return { kept, merged };
  }

  async obstacles({ kept, merged }: MergePair): Promise<string[]> {
    const unproven: Account[] = [];
    for (const account of [kept, merged])
      if (!isUsed(account, await this.signIns.ofUser(account.id))) unproven.push(account);
    return [
      ...unproven.map(
        ({ email }) =>
          `Nobody has confirmed ${email} yet. Send a link first; the accounts can be merged once the person has set a password.`,
      ),
      ...(await this.holdings.obstacles(identityOf(merged), identityOf(kept))),
      ...otherOrcid(kept, merged),
    ];
  }

  async preview({ kept, merged }: MergePair): Promise<MergePreview> {
    const [parts, obstacles] = await Promise.all([
      withLanguage(requestLanguage(), () => this.holdings.parts(merged.id)),
      this.obstacles({ kept, merged }),
    ]);
    const messages = obstacles.map((one) => messageIn(requestLanguage(), one));
    return { kept: toMerged(kept), merged: toMerged(merged), parts, obstacles: messages };
  }
}

/** Two different ORCID iDs that ORCID has confirmed belong to two people, or to one person who must resolve this with ORCID. */
const otherOrcid = (kept: Account, merged: Account): string[] =>
  kept.authenticatedOrcid && merged.authenticatedOrcid && kept.authenticatedOrcid !== merged.authenticatedOrcid
    ? [`The accounts have different ORCID iDs, ${kept.authenticatedOrcid} and ${merged.authenticatedOrcid}.`]
    : [];

function assertMayMerge(user: RequestUser, { kept, merged }: MergePair): void {
  // Otherwise a staff member could take over everything of another person, including their addresses.
  const own = [user.userId, user.realUserId];
  if (own.includes(kept.id) || own.includes(merged.id))
    throw new ApiProblem('FORBIDDEN', 'Another member of the office has to merge your own accounts.');
  if (user.realUserId !== null)
    throw new ApiProblem('FORBIDDEN', 'Accounts cannot be merged while you are signed in as another user.');
  const mayBoth = [kept, merged].every(({ groupId }) => mayActFor(user.group, groupName(groupId)));
  if (!mayBoth) throw new ApiProblem('FORBIDDEN', 'Your group does not have permission to merge these accounts.');
}
