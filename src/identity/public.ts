export { IdentityModule } from './identity.module';
export { People } from './people';
export { importAccounts } from './users/import-accounts';
export { PeopleStore, type PersonBrief, type PersonLine, type PersonSummary } from './users/people.store';
