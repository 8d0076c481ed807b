import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { slicesIn } from '../platform/slices';
import { MailboxJobs } from './mailbox/mailbox-jobs';
import { MailboxReader } from './mailbox/mailbox-reader';
import { MailboxRunLog } from './mailbox/mailbox-runs';
import { MailboxSettings } from './mailbox/mailbox-settings';
import { MailboxSignIns } from './mailbox/mailbox-sign-in';
import { ReceivedMessages } from './mailbox/received-messages';
import { MarkAddressWhenMailReturned } from './reactions/mark-address-when-mail-returned';
import { SendMailWhenMailRequested } from './reactions/send-mail-when-mail-requested';
import { ReturnedMails } from './returned/returned-mails';
import { UndeliverableAddresses } from './returned/undeliverable-addresses';
import { MailHistory } from './sending/mail-history';
import { SendMailJob } from './sending/send-mail.job';
import { WebmasterMails } from './to-webmasters/webmaster-mails';

const slices = slicesIn(__dirname);

/** From `MailRequested` to `MailSent` or `MailFailed`, for the mails of all modules, and the messages that come back for them (ADR 118). */
@Module({
  imports: [CqrsModule],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    MailHistory,
    MailboxJobs,
    MailboxReader,
    MailboxRunLog,
    MailboxSettings,
    MailboxSignIns,
    MarkAddressWhenMailReturned,
    ReceivedMessages,
    ReturnedMails,
    SendMailJob,
    SendMailWhenMailRequested,
    UndeliverableAddresses,
    WebmasterMails,
  ],
  exports: [MailHistory, WebmasterMails],
})
export class MailModule {}
