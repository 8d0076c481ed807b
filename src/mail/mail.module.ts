import { Module } from '@nestjs/common';
import { SendMailWhenMailRequested } from './reactions/send-mail-when-mail-requested';
import { MailHistory } from './sending/mail-history';
import { SendMailJob } from './sending/send-mail.job';

/** From `MailRequested` to `MailSent` or `MailFailed`, for the mails of all modules. */
@Module({ providers: [MailHistory, SendMailJob, SendMailWhenMailRequested], exports: [MailHistory] })
export class MailModule {}
