export { MailModule } from './mail.module';
export { MailHistory } from './sending/mail-history';
export { WebmasterMails } from './to-webmasters/webmaster-mails';
export { UndeliverableAddresses } from './returned/undeliverable-addresses';
