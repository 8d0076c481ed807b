import { IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import {
  MAILBOX_AFTERS,
  MAILBOX_MESSAGES,
  MAILBOX_SECURITIES,
  MAILBOX_SIGN_INS,
  type MailboxAfter,
  type MailboxChange,
  type MailboxSecurity,
  type MailboxSignIn,
} from '../../../contracts';
import { TextOrAbsent } from '../../../platform/http/request/text-fields';

export class ChangeMailboxDto implements MailboxChange {
  /** False: no mailbox is read. */
  @IsBoolean() active = false;
  @TextOrAbsent(253) host = '';
  @IsInt({ message: MAILBOX_MESSAGES.port })
  @Min(1, { message: MAILBOX_MESSAGES.port })
  @Max(65_535, { message: MAILBOX_MESSAGES.port })
  port = 993;
  @IsIn(MAILBOX_SECURITIES) security: MailboxSecurity = 'tls';
  @TextOrAbsent(320) account = '';
  @IsIn(MAILBOX_SIGN_INS) signIn: MailboxSignIn = 'password';
  /** Empty: the stored one is kept, as for the other secrets. */
  @TextOrAbsent(500) password = '';
  @TextOrAbsent(2000) tokenUrl = '';
  @TextOrAbsent(500) clientId = '';
  @TextOrAbsent(500) clientSecret = '';
  @TextOrAbsent(4000) refreshToken = '';
  @TextOrAbsent(1000) scope = '';
  @TextOrAbsent(200) folder = 'INBOX';
  @IsIn(MAILBOX_AFTERS) after: MailboxAfter = 'seen';
}
