import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PoolClient } from 'pg';
import { type GroupId, isStaff, mayActFor, normalEmail, PERSON_MESSAGES, type User } from '../../../contracts';
import { RecentProof } from '../../../platform/http/access/recent-proof';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { Limits } from '../../../platform/http/limits/limits';
import { validationProblem } from '../../../platform/http/request/validation.pipe';
import { AddressProofs } from '../../addresses/address-proofs';
import { type AccountMail, AccountMailJob } from '../../mails/account-mail.job';
import { AccountChanges } from '../../security/account-changes';
import { asThemselves, SecurityLog } from '../../security/security-log';
import { type Account, groupName } from '../../users/account';
import { assertStrong } from '../../users/password-policy';
import { hashPassword, passwordFits } from '../../users/passwords';
import { type AccountChange, UserStore } from '../../users/user.store';
import { UserView } from '../../users/user-view';
import { UpdateUser, type UserChange } from './update-user.command';

const STAFF_MAY_NOT = 'Only the account holder can change the password or the address. You can send them a link.';
const ACTING_MAY_NOT = 'Only the account holder can change the password or the address, not someone signed in as them.';
const NO_PASSWORD = 'Your account has no password yet. Set one first with the link that we can email you.';
const ORCID_STAYS = 'This iD came from ORCID and cannot be replaced by a typed one.';
const UNPROVEN = 'This person has not confirmed the address yet. Until then the group cannot change.';

/** Edits the caller's own account or, for staff, another person's (lifecycle, section 4 (2); section 1 for groups; section 5 (2) and (4)). */
@CommandHandler(UpdateUser)
export class UpdateUserHandler implements ICommandHandler<UpdateUser> {
  constructor(
    private readonly changes: AccountChanges,
    private readonly proofs: AddressProofs,
    private readonly users: UserStore,
    private readonly mails: AccountMailJob,
    private readonly view: UserView,
    private readonly limits: Limits,
    private readonly proof: RecentProof,
    private readonly log: SecurityLog,
  ) {}

  /**
   * A new address takes effect when its link is opened.
   * @throws ApiProblem 403 for an account that the caller may not edit, and for another person's password or address; 422 for a wrong
   * current password; 429 after too many attempts; 409 for a taken address; 400 for a weak password.
   */
  async execute({ user, targetId, change, correlationId }: UpdateUser): Promise<User> {
    const self = targetId === user.userId;
    if (!self && !isStaff(user.group)) throw new ApiProblem('FORBIDDEN', 'You may only edit your own account.');
    await this.limitGuesses(user, targetId, change);
    let address: string | undefined;
    let mails: AccountMail[] = [];
    const decide = async (target: Account): Promise<AccountChange> => {
      address = emailChange(target, change);
      await this.assertAllowed(user, target, change, address);
      // Under login-as the real person's account also counts as their own, so that login-as cannot be used to evade the rules for it.
      const own = self || target.id === user.realUserId;
      const groupId = own || change.groupId === target.groupId ? undefined : change.groupId;
      if (groupId !== undefined) await this.assertGroup(user, target, groupId);
      return { ...change.fields, groupId, ...(await newPassword(change)) };
    };
    const updated = await this.changes.apply(user, targetId, decide, async (account, db) => {
      const notice = { address, newPassword: change.password !== undefined, correlationId };
      mails = await this.queueMails(user, account, notice, db);
    });
    for (const mail of mails) await this.mails.sendSoon(mail, updated);
    return self ? this.view.own(updated, user) : this.view.plain(updated);
  }

  /**
   * Limits attempts, so that a stolen session cannot be used to find out the password (lifecycle, section 5 (7)). It counts correct ones
   * too, and runs before the check, so that no attempt can succeed after too many.
   */
  private async limitGuesses(user: RequestUser, targetId: string, { currentPassword }: UserChange): Promise<void> {
    const isChecked = targetId === user.userId && user.realUserId === null;
    if (isChecked && currentPassword) await this.limits.consume('own-password', user.userId);
  }

  private async assertAllowed(
    user: RequestUser,
    target: Account,
    change: UserChange,
    address: string | undefined,
  ): Promise<void> {
    assertOrcid(target, change);
    const secret = address !== undefined || change.password !== undefined;
    if (target.id !== user.userId) {
      if (!mayActFor(user.group, groupName(target.groupId)))
        throw new ApiProblem('FORBIDDEN', 'Your group does not have permission to edit this account.');
      if (secret) throw new ApiProblem('FORBIDDEN', STAFF_MAY_NOT);
    }
    if (!secret) return;
    if (user.realUserId !== null) throw new ApiProblem('FORBIDDEN', ACTING_MAY_NOT);
    // Otherwise the current password in the same call is the proof.
    if (target.mustChangePassword) await this.proof.assert(user);
    await this.assertCurrentPassword(target, change);
    if (change.password !== undefined) await assertStrong(change.password, target);
    if (address === undefined) return;
    await this.users.assertFree(address, target.id);
    // The owner of the address must not be flooded with links that they did not ask for.
    await this.limits.consume('address-link', normalEmail(address));
  }

  /** A wrong password may be a guess in a session that was left open. */
  private async assertCurrentPassword(target: Account, change: UserChange): Promise<void> {
    try {
      await assertKnown(target, change);
    } catch (refusal) {
      const entry = { by: asThemselves(target.id), userId: target.id };
      if (change.currentPassword) await this.log.record({ action: 'PROOF_REFUSED', ...entry });
      throw refusal;
    }
  }

  private async assertGroup(user: RequestUser, target: Account, groupId: GroupId): Promise<void> {
    if (target.unproven) throw new ApiProblem('RULE_BROKEN', UNPROVEN);
    this.changes.assertGroup(user, target, groupId);
    await this.proof.assert(user);
  }

  private async queueMails(
    { userId, realUserId }: RequestUser,
    account: Account,
    { address, newPassword: isNew, correlationId }: ChangeNotice,
    db: PoolClient,
  ): Promise<AccountMail[]> {
    const meta = { userId, realUserId, correlationId };
    const queued: AccountMail[] = [];
    if (address !== undefined) queued.push(await this.proofs.askInTransaction(db, account, address, meta));
    if (isNew) queued.push(await this.mails.queueNewPassword(account, meta, db));
    return queued;
  }
}

/** The further effects of a change of an account. */
interface ChangeNotice {
  /** The new address, which must still be proven. */
  address: string | undefined;
  newPassword: boolean;
  correlationId: string;
}

async function newPassword({ password }: UserChange): Promise<AccountChange> {
  if (password === undefined) return {};
  return { passwordHash: await hashPassword(password), mustChangePassword: false, ...NO_ONE_TIME };
}

const NO_ONE_TIME = { oneTimeHash: null, oneTimeExpires: null, oneTimePurpose: null } as const;

/** The new address, or undefined when it does not change. */
function emailChange(target: Account, { email, emailRepeat }: UserChange): string | undefined {
  if (email === undefined || normalEmail(email) === normalEmail(target.email)) return undefined;
  if (emailRepeat === undefined) throw validationProblem({ emailRepeat: PERSON_MESSAGES.emailRepeat });
  return email;
}

/** @throws ApiProblem 422 when a typed iD would replace one that ORCID has confirmed (ADR 42). */
function assertOrcid(target: Account, { fields: { orcid } }: UserChange): void {
  const { authenticatedOrcid } = target;
  if (authenticatedOrcid === null || orcid === undefined) return;
  if (orcid !== authenticatedOrcid && orcid !== target.orcid)
    throw new ApiProblem('RULE_BROKEN', ORCID_STAYS, { orcid: ORCID_STAYS });
}

/** Requires the current password, except right after signing in with a one-time password. */
async function assertKnown(target: Account, { currentPassword }: UserChange): Promise<void> {
  if (target.mustChangePassword) return;
  if (target.passwordHash === null) throw new ApiProblem('RULE_BROKEN', NO_PASSWORD, { currentPassword: NO_PASSWORD });
  const message = currentPassword ? 'The current password is wrong.' : PERSON_MESSAGES.currentPassword;
  if (!currentPassword || !(await passwordFits(target.passwordHash, currentPassword)))
    throw new ApiProblem('RULE_BROKEN', message, { currentPassword: message });
}
