export { MailModule } from './mail.module';
export { MailHistory } from './sending/mail-history';
export { UndeliverableAddresses } from './returned/undeliverable-addresses';
