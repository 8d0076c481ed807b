export { UnprovenAccounts } from './addresses/unproven-accounts';
export { countDemonstrationAccounts } from './demonstration/demonstration-accounts';
export { IdentityModule } from './identity.module';
export { People } from './people';
export { HOW_TO_MAKE_A_WEBMASTER } from './security/first-webmaster';
export { Webmasters } from './security/webmasters';
export { enteredUnproven } from './users/unproven';
export { importAccounts } from './users/import-accounts';
export { identityOf, PeopleStore, type PersonBrief, type PersonLine, type PersonSummary } from './users/people.store';
