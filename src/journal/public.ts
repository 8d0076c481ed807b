export { BlacklistModule } from './blacklist/blacklist.module';
export { Blacklist, type Listable } from './blacklist/blacklist';
