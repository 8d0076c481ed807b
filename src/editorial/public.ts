export { Blacklist, type BlacklistAuthor } from './blacklist/blacklist';
export { BlacklistModule } from './blacklist/blacklist.module';
export { JOURNAL_FRONT, type JournalFront } from './settings/journal-front';
