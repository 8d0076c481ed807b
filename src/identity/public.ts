export { IdentityModule } from './identity.module';
export { People, type DemoFields } from './people';
export { PeopleStore, type PersonBrief, type PersonLine, type PersonSummary } from './users/people.store';
export { importAccounts, type ImportedAccount } from './users/import-accounts';
