import { Inject, Injectable, Logger } from '@nestjs/common';
import type { MailboxProblem } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { AllowedNetworks } from '../../platform/outgoing';
import { ReturnedMails, type Taken } from '../returned/returned-mails';
import { inMailbox, type OpenFolder, OwnFailure } from './mailbox-connection';
import { MailboxFailure } from './mailbox-failure';
import { countedTaken, type Counts, MailboxRunLog, NO_COUNTS } from './mailbox-runs';
import { MailboxSettings } from './mailbox-settings';
import { MailboxSignIns } from './mailbox-sign-in';
import type { StoredMailbox } from './stored-mailbox';

/** After this many, the job is queued again, so that it does not occupy its place for hours. */
const MOST_IN_A_ROW = 200;
const DAYS_READ_FIRST = 30;

/** Reads the mailbox and records the messages that come back for our mails. */
@Injectable()
export class MailboxReader {
  private readonly logger = new Logger(MailboxReader.name);
  private readonly networks: AllowedNetworks;

  constructor(
    private readonly settings: MailboxSettings,
    private readonly signIns: MailboxSignIns,
    private readonly returned: ReturnedMails,
    private readonly runs: MailboxRunLog,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) { outgoingNetworks }: Pick<AppConfig, 'outgoingNetworks'>,
  ) {
    this.networks = new AllowedNetworks(outgoingNetworks);
  }

  /** Reads the new messages, and records the reading as a run. True when there are more. Nothing is called while no mailbox is read. */
  async read(): Promise<boolean> {
    const mailbox = await this.settings.stored();
    if (!mailbox.active) return false;
    let counts = NO_COUNTS;
    let isMore = false;
    const problem = await this.problemOf(() =>
      this.opened(mailbox, async (folder) => {
        isMore = await this.readFolder(mailbox, folder, (taken) => (counts = countedTaken(counts, taken)));
      }),
    );
    await this.note(problem, counts);
    return isMore && problem === null;
  }

  /** Opens the folder and reads nothing. */
  test(mailbox: StoredMailbox): Promise<MailboxProblem | null> {
    return this.problemOf(() => this.opened(mailbox, () => Promise.resolve()));
  }

  private async opened(mailbox: StoredMailbox, work: (folder: OpenFolder) => Promise<void>): Promise<void> {
    const credentials = await this.signIns.credentialsOf(mailbox);
    await inMailbox({ ...mailbox, credentials }, this.networks, work);
  }

  private async note(problem: MailboxProblem | null, counts: Counts): Promise<void> {
    await this.runs.add('mailbox', problem, counts);
  }

  private async readFolder(
    mailbox: StoredMailbox,
    folder: OpenFolder,
    onTaken: (taken: Taken) => void,
  ): Promise<boolean> {
    const after = mailbox.uidValidity === folder.uidValidity ? mailbox.lastUid : null;
    const since = new Date(this.clock.now().getTime() - DAYS_READ_FIRST * 86_400_000);
    const uids = await folder.numbers(after, since);
    for (const uid of uids.slice(0, MOST_IN_A_ROW)) {
      const raw = await folder.read(uid);
      if (raw !== null) onTaken(await this.take(mailbox, folder, uid, raw));
      await own(this.settings.reached(mailbox, folder.uidValidity, uid));
    }
    return uids.length > MOST_IN_A_ROW;
  }

  /** Recorded first, then marked or deleted: after an interruption between the two, the message is read again, which changes nothing. */
  private async take({ after }: StoredMailbox, folder: OpenFolder, uid: number, raw: Buffer): Promise<Taken> {
    const taken = await own(this.returned.take(raw));
    if (taken === 'BOUNCE' || taken === 'AUTOMATIC') {
      if (after === 'seen') await folder.markSeen(uid);
      if (after === 'delete') await folder.remove(uid);
    }
    return taken;
  }

  private async problemOf(work: () => Promise<void>): Promise<MailboxProblem | null> {
    try {
      await work();
      return null;
    } catch (failure) {
      if (failure instanceof MailboxFailure) return failure.problem;
      this.logger.error(failure);
      return 'SERVER';
    }
  }
}

const own = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((failure: Error) => {
    throw new OwnFailure(failure);
  });
