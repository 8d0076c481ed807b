export { MailModule } from './mail.module';
export { MailTemplates, type RenderedMail } from './mail-templates';
export { MAIL_TRANSPORT, type MailTransport, type OutgoingMail } from './mail-transport';
export { SmtpTransport, type SmtpOptions } from './smtp-transport';
export { MAIL_MIGRATIONS } from './tables';
