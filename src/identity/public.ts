export { IdentityModule } from './identity.module';
export { People, type DemoFields } from './people';
export type { PersonSummary } from './users/people.store';
