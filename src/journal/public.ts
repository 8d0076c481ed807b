export { variableLabel } from './mail-templates/variable-notes';
export { BlacklistModule } from './blacklist/blacklist.module';
export { Blacklist, type Listable } from './blacklist/blacklist';
