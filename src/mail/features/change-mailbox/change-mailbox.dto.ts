import { IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import {
  MAILBOX_AFTERS,
  MAILBOX_MESSAGES,
  MAILBOX_SECURITIES,
  type MailboxAfter,
  type MailboxChange,
  type MailboxSecurity,
} from '../../../contracts';
import { TextOrAbsent } from '../../../platform/http/request/text-fields';

export class ChangeMailboxDto implements MailboxChange {
  /** False: nothing is read. */
  @IsBoolean() active = false;
  @TextOrAbsent(253) host = '';
  @IsInt({ message: MAILBOX_MESSAGES.port })
  @Min(1, { message: MAILBOX_MESSAGES.port })
  @Max(65_535, { message: MAILBOX_MESSAGES.port })
  port = 993;
  @IsIn(MAILBOX_SECURITIES) security: MailboxSecurity = 'tls';
  @TextOrAbsent(320) account = '';
  /** Empty: the stored one stays. */
  @TextOrAbsent(500) password = '';
  @TextOrAbsent(200) folder = 'INBOX';
  @IsIn(MAILBOX_AFTERS) after: MailboxAfter = 'seen';
}
