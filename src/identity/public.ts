export { type StandingAccess, StandingAccesses } from './addresses/standing-access';
export { UnprovenAccounts } from './addresses/unproven-accounts';
export { countDemonstrationAccounts } from './demonstration/demonstration-accounts';
export { type AccountTrace, AccountTraces } from './traces/account-traces';
export { IdentityModule } from './identity.module';
export { MailLanguages } from './mails/mail-languages';
export { People } from './people';
export { AccountHoldings, type AccountMove, counted, type Holdings } from './merging/holdings';
export { keptAccounts } from './merging/kept-accounts';
export { HOW_TO_MAKE_A_WEBMASTER } from './security/first-webmaster';
export { Webmasters } from './security/webmasters';
export { UNPROVEN_IDS } from './users/unproven';
export { QuietAccounts } from './imported/quiet-accounts';
export type { MailMeta } from './mails/identity-mails';
export { type AccountAt, accountsAt } from './imported/accounts-at';
export { importAccounts, type ImportedAccount, type ImportOptions } from './imported/import-accounts';
export {
  identityOf,
  type NamedPerson,
  PeopleStore,
  type PersonBrief,
  type PersonLine,
  type PersonSummary,
} from './users/people.store';
